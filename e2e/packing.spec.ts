import type { Page } from '@playwright/test'
import { ORDER } from '#features/orders/order-states.ts'
import { checkDigit } from '#features/packing/scale-label.ts'
import { haveAddress } from './buying.ts'
import { enterDesk } from './enter-desk.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveUnpacked } from './paid-order.ts'
import { aGood, sql } from './shop-database.ts'

/** Paid orders of goods of their own, which the simulated seller leaves alone. */
async function haveOrders(page: Page, count: number, num = 1, cents = 1990) {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents, stock: 99 })
  const sns: string[] = []
  for (let n = 0; n < count; n += 1) {
    const order = await havePaidOrder(page, good, num)
    await haveUnpacked(order)
    const [row] = await sql<{ order_sn: string }>('select order_sn from shop_order where id = $1', [order.id])
    sns.push(row?.order_sn ?? '')
  }
  return { good, sns }
}

/**
 * A scanner: 5 ms a letter, Enter at the end. The letters carry the times a scanner typed them at, as real ones do: a
 * journey on a busy machine would type them slower than any hand.
 */
const scan = (page: Page, text: string) =>
  page.evaluate(
    (keys) => {
      const start = performance.now()
      for (const [n, key] of keys.entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true })
        Object.defineProperty(event, 'timeStamp', { value: start + 5 * n })
        document.body.dispatchEvent(event)
      }
    },
    [...text, 'Enter'],
  )

test.describe('at the packing table', () => {
  test.use({ locale: 'en-US', viewport: { width: 1366, height: 768 } })

  test('two orders are planned, packed by keys alone, and shipped by a scanner; the last is taken back', async ({
    page,
  }) => {
    const { good, sns } = await haveOrders(page, 2, 2)
    const [first = '', second = ''] = sns
    await enterDesk(page, 'packer@demo')
    await page.goto('/desk/pack')
    await page.getByLabel('Only with this product').fill(String(good.productId))
    await page.getByRole('button', { name: 'Make a wave' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Box 1' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Pick list', exact: true }).click()
    await expect(page.getByText('Into box').first()).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { pressed: true })).toContainText('4')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Boxes/ }).click()
    for (const box of ['Box 1', 'Box 2']) {
      await expect(page.getByRole('heading', { level: 2, name: box })).toBeVisible()
      await page.keyboard.press('1')
      await expect(page.getByText('1 / 2')).toBeVisible()
      await page.keyboard.press('1')
      await expect(page.getByText('2 / 2')).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Every box is packed')).toBeVisible()
    await expect(page.getByText(/for the network/)).toHaveCount(0)

    await page.goto('/desk/ship?door=scan')
    await expect(page.getByLabel('Courier')).toHaveValue('SF')
    await scan(page, first)
    await expect(page.getByText('Now scan the waybill on the bag')).toBeVisible()
    await expectAccessible(page)
    await scan(page, `SF${Date.now()}`)
    await expect(page.getByText('1 parcel shipped here')).toBeVisible()
    await scan(page, second)
    await expect(page.getByText('Now scan the waybill on the bag')).toBeVisible()
    await scan(page, second)
    await expect(page.getByText('Two orders in a row')).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByText('Undone')).toBeVisible()
    const [row] = await sql<{ status: number }>('select status from shop_order where order_sn = $1', [first])
    expect(row?.status).toBe(ORDER.paid)
  })

  test('bags from the counter scales are packed and weighed by their labels', async ({ page }) => {
    const { good } = await haveOrders(page, 1, 2)
    const code = String(good.skuId % 100_000).padStart(5, '0')
    await sql('update sku set code = $2 where id = $1', [good.skuId, code])
    const sold = [good.skuId]
    await sql('update order_item set nominal_grams = 500, tolerance_permille = 50 where sku_id = $1', sold)
    await enterDesk(page, 'packer@demo')
    await page.goto('/desk/pack')
    await page.getByLabel('Only with this product').fill(String(good.productId))
    await page.getByRole('button', { name: 'Make a wave' }).click()
    await expect(page.getByText('You are packing this')).toBeVisible()
    const label = (grams: number) => `21${code}${String(grams).padStart(5, '0')}`
    for (const [grams, packed] of [
      [485, '1 / 2'],
      [510, '2 / 2'],
    ] as const) {
      await scan(page, `${label(grams)}${checkDigit(label(grams))}`)
      await expect(page.getByText(packed)).toBeVisible()
    }
    await expect(page.getByText('995 g of 1000 g')).toBeVisible()
    const weighed = () => sql('select packed_grams from order_item where sku_id = $1', sold)
    await expect.poll(weighed).toEqual([{ packed_grams: 995 }])
  })

  test('labels and slips carry the order’s bars, on paper of their own size', async ({ page }) => {
    const { sns } = await haveOrders(page, 1)
    const [sn = ''] = sns
    await enterDesk(page, 'packer@demo')
    await page.goto(`/desk/print/labels?orders=${sn}`)
    await expect(page.locator(`[data-barcode="${sn}"]`)).toBeVisible()
    await expectAccessible(page)
    const paper = await page.pdf({ preferCSSPageSize: true })
    // 100 × 150 mm in points.
    expect(paper.toString('latin1')).toMatch(/MediaBox\s*\[0 0 28[23][\d.]* 42[56][\d.]*\]/)
    await page.goto(`/desk/print/slips?orders=${sn}`)
    await expect(page.getByText('Packing slip', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('在冷库里', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })

  test('断网也能继续打包，联网后各提交一次', async ({ page, context, complaints }) => {
    const { good, sns } = await haveOrders(page, 1)
    const [sn = ''] = sns
    await enterDesk(page, 'packer@demo')
    await page.goto('/desk/pack')
    await page.getByLabel('只要含此商品的').fill(String(good.productId))
    await page.getByRole('button', { name: '生成波次' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '1 号箱' })).toBeVisible()
    await expect(page.getByText('你正在打包这一单')).toBeVisible()
    await expectAccessible(page)
    const add = page.getByRole('button', { name: '+1' })
    expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await context.setOffline(true)
    await add.click()
    await page.getByRole('button', { name: '这一箱完成' }).click()
    await expect(page.getByText('2 条操作等待网络')).toBeVisible()
    const packedOf = () =>
      sql<{ packed_by: string | null }>(
        'select packed_by from wave_order join shop_order on id = order_id where order_sn = $1',
        [sn],
      )
    expect(await packedOf()).toEqual([{ packed_by: null }])
    await context.setOffline(false)
    await expect.poll(packedOf).toEqual([{ packed_by: 'packer@demo' }])
    await expect(page.getByText('条操作等待网络')).toHaveCount(0)
    await expectAccessible(page)
    // Without network the browser says so; it must say nothing else.
    expect(complaints.filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    complaints.splice(0)
  })
})

test.describe('at the packing table, on a phone', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

  test('money beyond a packer’s sum waits for a colleague while packing goes on; an unlikely weight is asked again', async ({
    page,
  }) => {
    const { good } = await haveOrders(page, 1, 3, 25_000)
    await sql('update order_item set nominal_grams = 500, tolerance_permille = 50 where sku_id = $1', [
      good.skuId,
    ])
    await enterDesk(page, 'packer@demo')
    await page.goto('/desk/pack')
    await page.getByLabel('Only with this product').fill(String(good.productId))
    await page.getByRole('button', { name: 'Make a wave' }).click()
    await expect(page.getByText('You are packing this')).toBeVisible()

    await page.getByRole('button', { name: 'Short', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Beyond your sum')).toBeVisible()
    await dialog.getByRole('spinbutton').fill('1')
    await dialog.getByRole('button', { name: 'Pay back' }).click()
    await expect(page.getByText('a second person has been asked').first()).toBeVisible()
    await expect(page.getByText('1 missing, the refund waits for a colleague')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'All' }).click()
    await expect(page.getByText('2 / 2')).toBeVisible()
    const grams = page.getByLabel(/^Grams of/)
    await grams.fill('100')
    await page.getByRole('button', { name: 'Weigh' }).click()
    await expect(dialog.getByText('It should weigh 1000 g, and 100 g was read')).toBeVisible()
    await dialog.getByLabel('Second reading, in grams').fill('1000')
    await expect(dialog.getByRole('button', { name: 'Weigh' })).toBeDisabled()
  })
})
