import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The one without windows first: it is the same engine, and the journeys take it little more than half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const DEBIAN = [
  ['chromium-headless-shell', 'fonts-noto-cjk'],
  ['chromium', 'fonts-noto-cjk'],
]

/** The browser of this machine; undefined leaves it to Playwright's own. */
export const findBrowser = (): string | undefined => PLACES.find((place) => existsSync(place))

/** Gets a browser where there is none: Debian's when packages may be installed, else Playwright's own download. */
export function ensureBrowser(): void {
  if (findBrowser() || existsSync(chromium.executablePath())) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing chromium, once')
    install(['update', '-qq'])
    if (DEBIAN.some((packages) => install(['install', '-y', '-qq', ...packages])) && findBrowser()) return
    console.log('Debian has no chromium for us')
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

function install(args: readonly string[]): boolean {
  try {
    execFileSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}
