import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser, findFirefox } from './src/testing/find-browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than there are cores here: some journeys wait for the seller or for time to pass.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Guards against what hangs, not measures of speed: a busy machine is no fault of the shop.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'build/test/journeys',
  reporter: [['list'], ['json', { outputFile: 'build/test/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // The front door speaks the browser's language (decision 45): journeys begin in Chinese.
    locale: 'zh-CN',
    baseURL: `http://127.0.0.1:${PORT}`,
    // A worker answers before a journey can: only the one about it has it.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time; `TRACE=1` when a journey has to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        userAgent: devices['Desktop Chrome'].userAgent,
        launchOptions: {
          executablePath: findBrowser(),
          args: [
            '--no-sandbox',
            '--disable-quic',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
            '--disable-gpu',
          ],
        },
      },
    },
    {
      name: 'firefox',
      // The main ones: what differs between engines shows in few journeys, and each takes this one twice as long.
      grep: findFirefox() ? /@firefox/ : /^$/,
      timeout: 300_000,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: path.join(import.meta.dirname, 'e2e/drive-firefox.ts'),
          // A phone's bars lie over the page; a script that waits for a busy machine is no fault.
          firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'dom.max_script_run_time': 0 },
        },
      },
    },
  ],
  webServer: {
    command: 'node e2e/serve-shop.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    reuseExistingServer: !process.env.CI,
    // A guard against what hangs.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
