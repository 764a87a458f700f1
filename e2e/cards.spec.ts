import { paths } from '#paths'
import { expect, test } from './journey.ts'

test('a card that is pointed at still says what it costs, what a pound costs and how much was sold', async ({
  page,
}) => {
  await page.goto(paths.search())
  const card = page.getByRole('article').filter({ hasText: '/500 克' }).filter({ hasText: '已售' }).first()
  const buy = card.getByRole('link', { name: '立即购买' })
  const figures = [card.getByText('/500 克'), card.getByText('已售')]
  const expectFigures = async () => {
    for (const figure of figures) await expect(figure).toHaveCSS('opacity', '1')
  }
  await expect(buy).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(buy).toHaveCSS('opacity', '1')
  await expectFigures()
  const [button, picture, name] = [
    await buy.boundingBox(),
    await card.locator('.picture').boundingBox(),
    await card.getByRole('heading').boundingBox(),
  ]
  expect(button?.height).toBe(36)
  expect(button?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0) / 2)
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(name?.y ?? 0)

  await page.mouse.move(0, 0)
  await card.getByRole('heading').getByRole('link').focus()
  await expect(buy).toHaveCSS('opacity', '1')
  await expectFigures()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what a visitor with an empty cart sees first is not left for later', async ({ page }) => {
    await page.goto(paths.cart())
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    const late = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((pictures) =>
        pictures
          .filter((it) => it.getBoundingClientRect().top < innerHeight)
          .map((it) => it.getAttribute('loading')),
      )
    expect(late.length).toBeGreaterThan(0)
    expect(late).not.toContain('lazy')
  })

  test('the promises of Home stand there whole, with nothing to scroll', async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(paths.home())
      const row = page.getByRole('list', { name: '购物保障' }).filter({ visible: true })
      expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    }
  })

  test('a card that was tapped keeps its figures while the page is fetched', async ({ page }) => {
    await page.goto(paths.search())
    const card = page.getByRole('article').filter({ hasText: '/500 克' }).first()
    await card.getByRole('heading').getByRole('link').focus()
    await expect(card.getByText('/500 克')).toHaveCSS('opacity', '1')
    await expect(card.getByRole('link', { name: '立即购买' })).toBeHidden()
  })
})
