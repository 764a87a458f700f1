import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { BOOK_INVARIANTS, type BookInvariant } from '#features/after-sales/book-invariants.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import {
  aCoupon,
  aGood,
  anAfterSale,
  aShopper,
  PAYMENT_PASSWORD,
  payByAlipay,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { type BookFault, checkBooks } from './check-books.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { tx } = afterSaleScenes(app)

/** A shop in which everything has happened that the books know of. */
async function aBusyShop() {
  const shopper = await aShopper(app(), { cents: 10_000 })
  const good = await aGood(app().database)
  const { code } = await aCoupon(app().database)
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const byWallet = await shopper.order([{ ...good, num: 2 }], { coupon_id })
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn: byWallet.order_sn })
  const byAlipay = await shopper.order([{ ...good, num: 1 }])
  await payByAlipay(app(), shopper, byAlipay.order_sn, 'twice')
  await shopper.order([{ ...good, num: 1 }])
  await anAfterSale(app(), shopper, byWallet, { num: 1, at: AFTER_SALE.settled })
  await anAfterSale(app(), shopper, byWallet)
}

const PAY_BY_HAND = `update shop_order set paid_at = now(), pay_method = 'alipay', status = ${ORDER.paid}
  where status = ${ORDER.awaitingPayment}`

/** What a hand in the database could do, and which invariant notices. */
const damage: [BookInvariant, string][] = [
  [
    'entries',
    "alter table ledger_line disable trigger user; insert into ledger_line (entry_id, account, amount_cents) select min(id), 'revenue', 5 from ledger_entry; alter table ledger_line enable trigger user",
  ],
  ['wallets', 'update wallet set balance_cents = balance_cents + 1, in_cents = in_cents + 1'],
  ['owed', "update refund set status = 'done', done_at = now()"],
  [
    'outside',
    "alter table ledger_line disable trigger user; update ledger_line set account = 'paid_outside' where id = (select min(id) from ledger_line where account = 'revenue'); alter table ledger_line enable trigger user",
  ],
  ['provider', "update refund set status = 'done', done_at = now()"],
  ['amounts', 'update order_item set pay_cents = pay_cents + 1'],
  ['sales', PAY_BY_HAND],
  ['receipts', PAY_BY_HAND],
  ['surplus', "update receipt set refunded_cents = 0 where used_for = 'surplus'"],
  ['refunds', "update receipt set refunded_cents = refunded_cents + 1 where used_for = 'order'"],
  ['stock', 'update sku set taken = taken + 1'],
  ['stock_moves', 'update sku set stock = stock + 1'],
  ['coupons', 'update coupon set redeemed = redeemed + 1'],
  ['events', `delete from order_event where to_status = ${ORDER.paid}`],
  ['after_sales', `update order_item set refund_status = ${ITEM_REFUND.none}`],
  ['item_refunds', 'update item_refund set cents = cents + 1'],
]

test('the books of a busy shop hold, and every invariant notices when it is broken', async () => {
  await aBusyShop()
  expect(await checkBooks(tx())).toEqual([])
  expect(damage.map(([invariant]) => invariant)).toEqual([...BOOK_INVARIANTS])
  for (const [invariant, statement] of damage) {
    const seen = app().database.write(async (write) => {
      for (const one of statement.split('; ')) await run(write)`${sql.raw(one)}`
      throw await checkBooks(write)
    })
    const faults = (await seen.catch((faults) => faults)) as BookFault[]
    expect(
      faults.map((fault) => fault.invariant),
      statement,
    ).toContain(invariant)
  }
  expect(await checkBooks(tx())).toEqual([])
})
