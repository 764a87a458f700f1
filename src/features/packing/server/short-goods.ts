import { bookDifferences } from '#features/catalogue/server/stock/book-differences.ts'
import { tagsOfMove } from '#features/catalogue/server/stock/tags-of-scarce.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { lockOrderForSeller, type SellersOrder } from '#features/orders/server/lock-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockBox } from './lock-box.ts'
import { shortPieces } from './short-pieces.ts'

/** As far down as any stock is: it stops at nothing. */
const ALL_OF_IT = -1_000_000_000

/** Found out on the walk along the shelves: who paid last goes without, and nobody else orders what is not there. */
export const shortGoods: Act<typeof wavesSellerContract.shortGoods> = async (input, context) => {
  const { tx, actor, now } = context
  const { id, sku_id, missing, sold_out } = input
  const waiting = await lockWaiting(tx, id, sku_id)
  const left = waiting.reduce((sum, { free }) => sum + free, 0)
  if (left === 0) return refuse(m.waves_no_line)
  if (missing > left) return refuse(m.waves_too_many, { left })
  let still = missing
  const shorts: { order: SellersOrder; item: ItemRow; pieces: number }[] = []
  for (const { order, item, free } of waiting) {
    const pieces = Math.min(free, still)
    if (pieces === 0) break
    await lockBox(tx, order.order_sn, { name: actor.name, now })
    shorts.push({ order, item, pieces })
    still -= pieces
  }
  const { cents, approval } = await shortPieces(context, shorts)
  if (sold_out === 1) await takeOffSale(context, sku_id)
  const amount = toYuan(cents)
  const answer = { orders: shorts.map(({ order }) => order.order_sn), amount, approval_id: approval }
  return approval
    ? withMessage(answer, m.waves_short_waits)
    : withMessage(answer, m.waves_short_goods_done, { count: shorts.length, amount })
}

type Waiting = { order: SellersOrder; item: ItemRow; free: number }

/** The orders of a wave that still want these goods, the one paid last first; all are held, in id order. */
async function lockWaiting(tx: WriteTx, waveId: number, skuId: number): Promise<Waiting[]> {
  const { rows } = await run<{ order_sn: string }>(tx)`
    select o.order_sn from wave_order w join shop_order o on o.id = w.order_id
    where w.wave_id = ${waveId} and w.packed_by is null
      and exists (select from order_item i where i.order_id = o.id and i.sku_id = ${skuId})
    order by o.id`
  const orders = new Map<number, SellersOrder>()
  for (const { order_sn } of rows) {
    const order = await lockOrderForSeller(tx, order_sn)
    if (order?.status === ORDER.paid) orders.set(order.id, order)
  }
  const items = (await itemsOf(tx, [...orders.keys()])).filter(
    (item) => item.sku_id === skuId && item.refund_status !== ITEM_REFUND.open,
  )
  const packed = await packedOf(tx, items)
  return items
    .map((item) => ({
      order: orders.get(item.order_id)!,
      item,
      free: leftToSend(item) - (packed.get(item.id) ?? 0),
    }))
    .filter(({ free }) => free > 0)
    .toSorted((a, b) => paidAt(b) - paidAt(a) || b.order.id - a.order.id)
}

const paidAt = ({ order }: Waiting) => order.paid_at?.getTime() ?? 0

async function packedOf(tx: WriteTx, items: readonly ItemRow[]): Promise<Map<number, number>> {
  const ids = items.map(({ id }) => id)
  const { rows } = await run<{ id: number; packed: number }>(tx)`
    select order_item_id as id, packed from pack_line where order_item_id = any(${ids}::bigint[])`
  return new Map(rows.map(({ id, packed }) => [id, packed]))
}

async function takeOffSale(
  { tx, actor, now, language, changed, trace }: WriteContext<Seller>,
  sku_id: number,
) {
  const reason = m.waves_short_reason({}, { locale: language })
  const cause = { kind: 'set' as const, actor: actorKey(actor), reason, reference: '', now }
  const [move] = await bookDifferences(tx, [{ sku_id, units: ALL_OF_IT }], cause)
  if (!move) return
  changed(...tagsOfMove(move))
  trace({ thing: 'sku', id: sku_id, before: { stock: move.before }, after: { stock: move.after }, reason })
}
