import type { Page } from '@playwright/test'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { call, haveAddress } from './buying.ts'
import { enterDesk } from './enter-desk.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived, type PaidOrder } from './paid-order.ts'
import { aGood, sql } from './shop-database.ts'
import { type Locale, wordsIn } from './words-in.ts'

const { listReasons, submitAfterSale, refuseOffer, sendBack, listCouriers } = afterSalesContract

/** The simulated seller does not come to it while the journey looks around. */
const letTimeStand = (id: number) =>
  sql(`update after_sale set changed_at = now() + interval '10 minutes' where id = $1`, [id])

/** One piece of the order asked back, as the buyer's pages do it. */
async function ask(page: Page, { id: order_id, itemId }: PaidOrder, type: 'refund' | 'return') {
  const [first] = await call<{ reason: string }[]>(page, listReasons.path, { type })
  const asked = { type, reason: first?.reason, num: 1, order_id, order_item_id: itemId }
  const { id } = await call<{ id: number }>(page, submitAfterSale.path, asked)
  await letTimeStand(id)
  return id
}

const stateOf = async (id: number) => {
  const [row] = await sql<{ status: number; offer: string; said: string }>(
    `select status, coalesce(offer_cents::text, '') as offer, refund_msg || '|' || refund_msg_en as said
     from after_sale where id = $1`,
    [id],
  )
  return row
}
const settles = (id: number, state: Record<string, unknown>) =>
  expect.poll(() => stateOf(id)).toMatchObject(state)

const COUNTERS: readonly [Locale, device: string, width: number, by: 'keys' | 'hand'][] = [
  ['zh-CN', 'wide screen by keys alone', 1366, 'keys'],
  ['en-US', 'tablet', 820, 'hand'],
  ['zh-CN', 'phone', 390, 'hand'],
]

for (const [locale, device, width, by] of COUNTERS)
  test.describe(`whoever answers buyers, ${locale}`, () => {
    test.use({ locale })
    const say = wordsIn(locale)

    test(`on a ${device} agrees, refuses, offers a sum and takes goods back`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await enterAsNewBuyer(page)
      await haveAddress(page)
      const order = await havePaidOrder(page, await aGood({ cents: 2000, stock: 9 }), 4)
      await haveReceived(order)
      await enterDesk(page, 'owner@demo')
      const field = (name: string) => page.locator(`[name=${name}]`)
      const open = async (id: number) => {
        await page.goto(`/desk/after-sales/${id}`)
        await expect(page.getByRole('button', { name: say('desk_reject'), exact: true })).toBeVisible()
      }
      /** A letter is pressed until it is heard; what it opens takes no letters. */
      const press = (key: string, opens: ReturnType<Page['locator']>) =>
        expect(async () => {
          await page.keyboard.press(key)
          await expect(opens).toBeVisible({ timeout: 1000 })
          if (key !== 'a') await expect(opens).toBeFocused({ timeout: 1000 })
        }).toPass()
      const agree = async (name: string) => {
        const sure = page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('ui_confirm'), exact: true })
        if (by === 'keys') await press('a', sure)
        else await page.getByRole('button', { name: say(name), exact: true }).click()
        if (by === 'keys') await sure.press('Enter')
        else await sure.click()
      }
      const fill = async (key: string, values: Readonly<Record<string, string>>, sends: string) => {
        const [first = ''] = Object.keys(values)
        if (by === 'keys') await press(key, field(first))
        for (const [name, value] of Object.entries(values)) await field(name).fill(value)
        if (by === 'keys') await page.keyboard.press('Enter')
        else await page.getByRole('button', { name: say(sends), exact: true }).click()
      }

      const refused = await ask(page, order, 'refund')
      await open(refused)
      await expectAccessible(page)
      await fill('r', { reason: '照片看不出', reason_en: 'The photos do not show it' }, 'desk_reject')
      await settles(refused, { status: AFTER_SALE.rejected, said: '照片看不出|The photos do not show it' })

      const offered = await ask(page, order, 'refund')
      await open(offered)
      await fill('o', { amount: '5.00', note: '补您五元' }, 'desk_offer')
      await settles(offered, { status: AFTER_SALE.applied, offer: '500' })
      await call(page, refuseOffer.path, { id: offered })
      await letTimeStand(offered)
      await open(offered)
      await agree('desk_approve')
      await settles(offered, { status: AFTER_SALE.settled })

      const returned = await ask(page, order, 'return')
      await open(returned)
      await agree('desk_approve')
      await settles(returned, { status: AFTER_SALE.awaitingParcel })
      const [courier] = await call<{ id: number }[]>(page, listCouriers.path)
      await call(page, sendBack.path, {
        id: returned,
        back_express_id: courier?.id,
        back_express_no: 'SF1234567890',
      })
      await letTimeStand(returned)
      await open(returned)
      await expectAccessible(page)
      await agree('desk_receive')
      await settles(returned, { status: AFTER_SALE.settled })
      expect(
        await sql(`select refunded_num, refunded_cents::int from order_item where id = $1`, [order.itemId]),
      ).toEqual([{ refunded_num: 2, refunded_cents: 4000 }])
    })
  })
