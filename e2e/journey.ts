import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** A journey fails when the browser complains: an error on the console, a broken policy, a failed request of ours. */
export const test = base.extend<{ complaints: string[] }>({
  // Limits count by address: sixty journeys from one would look like a flood.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see which fixtures are used
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(1, 255)
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
  context: async ({ context, browserName, javaScriptEnabled }, use) => {
    if (browserName === 'firefox') await context.addInitScript(typeAsPeopleDo)
    if (javaScriptEnabled) context.on('page', lookFirst)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The main journeys are made in both engines. */
export const IN_FIREFOX_TOO = { tag: '@firefox' }

/**
 * Whoever opens a page looks at it before they act, and it comes alive meanwhile. Journeys that are quicker than that say
 * themselves what they wait for.
 */
function lookFirst(page: Page): void {
  const isAlive = () => !('pageCode' in window) || performance.getEntriesByName('alive').length > 0
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  type Options = { waitUntil?: unknown } | undefined
  const looking = async <T>(answer: Promise<T>, options: Options) => {
    await answer
    if (!options?.waitUntil) await page.waitForFunction(isAlive, undefined, { polling: 50 })
    return answer
  }
  page.goto = (url, options) => looking(goto(url, options), options)
  page.reload = (options) => looking(reload(options), options)
}

/** Playwright fills a field of this Firefox by its property, which React takes for its own doing and passes over. */
function typeAsPeopleDo(): void {
  const insert = (text: string) => {
    document.execCommand('insertText', false, text)
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}

/** What fades in is half transparent for a moment; what turns for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Half as long to read for the browser as the one that is meant for people, which it would be given. */
const AXE = readFileSync(path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No fault that axe can find, by the rules of WCAG 2.2 AA, and nothing one must scroll sideways for. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  if (!inFirefox(page)) expect(await findViolations(page)).toEqual([])
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0)
}

/** Axe takes Firefox ten times as long, and what it looks for is the same in every browser. */
const inFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox'

async function findViolations(page: Page): Promise<string[]> {
  // Once for each document: reading it takes a fifth of a second, and what has run before runs twice as fast.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // The foot is the same everywhere: it is looked at where people arrive.
  const isFront = /^(\/en)?\/?$/.test(new URL(page.url()).pathname)
  return page.evaluate(lookWithAxe, { rules: RULES, besides: isFront ? [] : ['footer.shell-bar'] })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Runs in the page. */
async function lookWithAxe({ rules, besides }: { rules: string[]; besides: string[] }): Promise<string[]> {
  const { violations } = await window.axe.run(
    { exclude: besides },
    // All that holds would be described too, which takes as long again.
    { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

export async function switchLanguage(page: Page, to: 'English' | '中文'): Promise<void> {
  await page.getByRole('button', { name: to }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to === 'English' ? 'en-US' : 'zh-CN')
}
