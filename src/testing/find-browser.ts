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
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const DEBIAN = [
  ['chromium-headless-shell', 'fonts-noto-cjk'],
  ['chromium', 'fonts-noto-cjk'],
]

/** The browser of this machine; undefined leaves it to Playwright's own. */
export const findBrowser = (): string | undefined => PLACES.find((place) => existsSync(place))

/** The other engine, in which the main journeys are made too. */
export const findFirefox = (): string | undefined => FIREFOX.find((place) => existsSync(place))

/** Gets a browser where there is none: Debian's when packages may be installed, else Playwright's own download. */
export function ensureBrowser(): void {
  if (findBrowser() || existsSync(chromium.executablePath())) return
  if (mayInstall()) {
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

/** Without it nobody is stopped from working: its journeys are left out, in words. */
export function ensureFirefox(): void {
  if (findFirefox()) return
  if (mayInstall()) {
    console.log('installing firefox, once')
    install(['update', '-qq'])
    install(['install', '-y', '-qq', 'firefox-esr'])
  }
  if (!findFirefox())
    console.log('NO FIREFOX: its journeys are left out. To make them: apt-get install firefox-esr.')
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

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
