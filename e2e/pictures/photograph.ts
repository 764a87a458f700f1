import { randomInt } from 'node:crypto'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#testing/find-browser.ts'
import { findFaults } from '../find-faults.ts'
import { fileOf, type Gallery, type Screen, type View } from './screen.ts'

export type Taken = View & { screen: Screen; file: string; faults: string[] }

const ADDRESS_PARTS = 255

/** Every screen at every width in both languages, into a folder; says of each what does not fit. */
export async function photograph(
  galleries: readonly Gallery[],
  folder: string,
  views: readonly View[],
): Promise<Taken[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-gpu', '--hide-scrollbars'],
  })
  const orders = galleries.flatMap(({ origin, screens }) =>
    screens.flatMap((screen) => views.map((view) => ({ origin, screen, ...view }))),
  )
  const taken: Taken[] = []
  const photographer = async () => {
    for (let next = orders.shift(); next; next = orders.shift()) {
      const file = fileOf(next.screen, next.language, next.width)
      const faults = await takeOne(browser, next, path.join(folder, file))
      taken.push({ ...next, file, faults })
    }
  }
  await Promise.all([photographer(), photographer()])
  await browser.close()
  return taken
}

type Order = View & { origin: string; screen: Screen }

async function takeOne(browser: Browser, { origin, screen, language, width }: Order, file: string) {
  const part = () => randomInt(1, ADDRESS_PARTS)
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 600 ? 844 : 1000 },
    hasTouch: width < 1000,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  })
  const cookies = { locale: language, ...(screen.token ? { user_token: screen.token } : {}) }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  const page = await context.newPage()
  try {
    await page.goto(screen.path, { waitUntil: 'load' })
    await untilDrawn(page)
    await screen.act?.(page)
    const faults = await findFaults(page)
    if (!screen.window) await openWholePage(page, width)
    await page.screenshot({ path: file, animations: 'disabled' })
    return faults
  } catch (error) {
    await page.screenshot({ path: file }).catch(() => undefined)
    return [`not as described: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

/** Alive, and with every picture in it, also those that wait for somebody to come near. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main, form') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
}

/** What is fixed to the lower edge of a window stands at the end of the page then, not across the middle of it. */
async function openWholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, 12_000) })
}
