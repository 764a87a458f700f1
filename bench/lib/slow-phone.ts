import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#testing/find-browser.ts'

/** As Lighthouse has it for a phone: a quarter of this machine's speed, and a mobile line that is not at its best. */
const SLOWER = 4
const LINE = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] } as object)

/** A phone that has never been here. */
export async function takePhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

export type Awakening = { paint: number; alive: number }

/** When the first of it was seen and when it came alive, in milliseconds from the beginning of the visit. */
export async function awakeningOf(page: Page): Promise<Awakening> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  return page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    alive: performance.getEntriesByName('alive')[0]?.startTime ?? 0,
  }))
}

/** Looks from now on how long every tap and key takes until something is painted. */
export const watchTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taps: number[] = []
    Object.assign(window, { taps })
    type Tap = PerformanceEventTiming & { interactionId?: number }
    const watcher = new PerformanceObserver((seen) => {
      for (const tap of seen.getEntries() as Tap[]) if (tap.interactionId) taps.push(tap.duration)
    })
    watcher.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** The slowest of them; 16 ms where none took so long that the browser wrote it down. */
export const slowestTap = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(16, ...(window as unknown as { taps: number[] }).taps))
