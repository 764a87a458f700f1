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

  test('a card that was tapped keeps its figures while the page is fetched', async ({ page }) => {
    await page.goto(paths.search())
    const card = page.getByRole('article').filter({ hasText: '/500 克' }).first()
    await card.getByRole('heading').getByRole('link').focus()
    await expect(card.getByText('/500 克')).toHaveCSS('opacity', '1')
    await expect(card.getByRole('link', { name: '立即购买' })).toBeHidden()
  })
})
