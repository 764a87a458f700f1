import { foreseeCents } from '#features/after-sales/server/refunds/foresee-cents.ts'
import type { FoundAtTable } from '#features/approvals/found-at-table.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { centsOf, leftHere } from '#features/orders/refund-rules.ts'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import { addMissing } from '#features/orders/server/mark-missing.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import type { Cents } from '#platform/money.ts'
import { giveForPieces, type Short } from './give-for-pieces.ts'
import { WAVES } from './wave-tags.ts'

/** `approval` is 0, or the number under which the money of all of it waits. */
type Shortened = { cents: Cents; whole: boolean; approval: number }

/**
 * Some pieces of orders cannot be found. The rule decides what goes back, not the person: what was paid for them. It is one
 * sum for all of it; beyond the sums of whoever says so the pieces are missing at once and their money waits. The orders
 * are held already.
 */
export async function shortPieces(
  context: WriteContext<Seller>,
  shorts: readonly Omit<Short, 'cents'>[],
): Promise<Shortened> {
  const priced = shorts.map((short) => ({ ...short, cents: centsOf(leftHere(short.item), short.pieces) }))
  context.changed(WAVES)
  const approval = await askAboutAll(context, priced)
  if (approval) {
    for (const short of priced) await waitFor(context, short, approval)
    return { cents: 0, whole: false, approval }
  }
  const given = { cents: 0, whole: false, approval: 0 }
  for (const short of priced) {
    const { cents, whole } = await giveForPieces(context, short, { here: true })
    given.cents += cents
    given.whole = whole
  }
  return given
}

async function askAboutAll(
  context: WriteContext<Seller>,
  shorts: readonly Short[],
): Promise<number | undefined> {
  const [first] = shorts
  if (!first) return undefined
  let cents = 0
  for (const { order, item, pieces, cents: paid } of shorts) {
    const part = { itemId: item.id, pieces, cents: paid }
    cents += foreseeCents(order, await itemsOf(context.tx, [order.id]), [part])
  }
  const alone = shorts.length === 1
  return askSecond(context, {
    act: 'short',
    input: { found: shorts.map(showFound) },
    thing: 'short',
    // Another piece may be found missing while this waits, and that is asked by itself.
    thingId: `S${makeOrderNumber(context.now)}`,
    buyerId: alone ? first.order.buyer_id : 0,
    orderSn: alone ? first.order.order_sn : '',
    cents,
  })
}

const showFound = ({ order, item, pieces }: Short): FoundAtTable => ({
  order_sn: order.order_sn,
  sku_id: item.sku_id,
  title: item.title,
  pieces,
  nominal_grams: 0,
  grams: 0,
})

async function waitFor({ tx, trace }: WriteContext<Seller>, short: Short, approval: number): Promise<void> {
  const { order, item, pieces, cents } = short
  await addMissing(tx, { itemId: item.id, pieces, cents })
  trace({ thing: 'order', id: order.order_sn, after: { sku: item.sku_id, missing: pieces, approval } })
}
