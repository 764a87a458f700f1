import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of this machine; undefined leaves it to Playwright's own. */
export const findBrowser = (): string | undefined => PLACES.find((place) => existsSync(place))

/** Gets a browser where there is none: Debian's when packages may be installed, else Playwright's own download. */
export function ensureBrowser(): void {
  if (findBrowser() || existsSync(chromium.executablePath())) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing chromium, once')
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    try {
      execFileSync('apt-get', ['update', '-qq'], options)
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], options)
    } catch {
      console.log('Debian has no chromium for us')
    }
    if (findBrowser()) return
  }
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  } catch {
    throw new Error(
      'The journeys need a browser: install chromium (apt-get install chromium) and run the tests again.',
    )
  }
}
