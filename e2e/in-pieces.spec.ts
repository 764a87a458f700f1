import { expect, test } from './journey.ts'
import { sendInPieces } from './send-in-pieces.ts'

declare global {
  interface Window {
    moved?: { by: number; what: string[] }[]
  }
}

for (const [name, width, height] of [
  ['a phone', 412, 823],
  ['a laptop', 1280, 720],
] as const)
  for (const path of ['/', '/Search', '/product-details/1'])
    test(`on ${name} ${path} stays where it is while the rest of it comes`, async ({ page, baseURL }) => {
      const slow = await sendInPieces(baseURL ?? '')
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const moved: typeof window.moved = []
        window.moved = moved
        new PerformanceObserver((list) => {
          for (const one of list.getEntries() as unknown as {
            value: number
            sources: { node: Node | null }[]
          }[])
            moved.push({
              by: one.value,
              what: one.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80)),
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(slow.origin + path)
      const moved = (await page.evaluate(() => window.moved)) ?? []
      expect(
        moved.reduce((sum, { by }) => sum + by, 0),
        JSON.stringify(moved),
      ).toBeLessThan(0.02)
      slow.close()
    })
