import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

const LOWEST = Math.min(...Object.values(ORDER))

/** What a program gone wrong could write of an order, and of what it takes. */
const UNSOUND = {
  shop_order: [
    `status = ${ORDER.completed + 1}, pay_method = 'balance', paid_at = now()`,
    `status = ${LOWEST - 1}, closed_at = now()`,
    `status = ${ORDER.paid}`,
    `status = ${LOWEST}`,
    'goods_cents = -1, pay_cents = dispatch_cents - 1',
    'discount_cents = -1, pay_cents = goods_cents + 1 + dispatch_cents',
    'discount_cents = goods_cents + 1, pay_cents = dispatch_cents - 1',
    'dispatch_cents = -1, pay_cents = goods_cents - 1',
    'pay_cents = pay_cents + 1',
    `status = ${ORDER.paid}, pay_method = 'cash', paid_at = now()`,
    "pay_method = 'balance'",
    `status = ${ORDER.paid}, pay_method = '', paid_at = now()`,
    "source = 'elsewhere'",
    "remark = repeat('x', 201)",
    'ship_to = null',
    'virtual = true',
    'cancelled_at = now()',
  ],
  order_item: [
    'price_cents = -1',
    'quantity = 0',
    'quantity = 100',
    'pay_cents = -1',
    'nominal_grams = 0',
    'tolerance_permille = -1',
    'tolerance_permille = 1001',
    'packed_grams = -1',
    'after_sale_hours = 23',
    'sent = -1',
    'sent = 4',
    'withheld = 1',
    'missing = -1',
    'missing = 4',
    'missing = 1, missing_cents = pay_cents + 1',
    'missing_cents = 1',
    'missing = 2, sent = 2',
    'withheld = 2, sent = 2, refunded_num = 2',
    'refunded_num = -1',
    'refunded_num = 4',
    'refunded_cents = -1',
    'refunded_cents = pay_cents + 1',
    `refund_status = ${ITEM_REFUND.refunded}`,
    'refunded_num = 3, refunded_cents = pay_cents',
    `refund_status = ${ITEM_REFUND.refunded}, refunded_num = 3, refunded_cents = pay_cents - 1`,
    'restocked = 1',
  ],
  sku: [
    'price_cents = -1',
    'market_price_cents = price_cents - 1',
    'stock = -1',
    'taken = -1',
    'nominal_grams = 0',
    'tolerance_permille = -1',
    'tolerance_permille = 1001',
    "code = ''",
    "barcode = ''",
  ],
  stock_move: ["kind = 'lost'", 'units = 0', 'stock = -1'],
}

test.each(Object.entries(UNSOUND))('no row of %s says what cannot be', async (table, breaches) => {
  const shopper = await aShopper(app())
  await shopper.order([{ ...(await aGood(app().database)), num: 3 }])
  /** As a back-up is put back: no trigger looks at it. */
  const change = (to: string) =>
    app().database.write(async (tx) => {
      await run(tx)`set local session_replication_role = replica`
      await run(tx)`update ${sql.table(table)} set ${sql.raw(to)}`
    })
  await change('id = id')
  for (const breach of breaches)
    await expect(change(breach), breach).rejects.toMatchObject({
      code: '23514',
      constraint: `${table}_is_sound`,
    })
})
