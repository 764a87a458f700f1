import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { isUnweighed } from '#features/orders/weight-rules.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { workOnBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

export const packBox: Act<typeof wavesSellerContract.packBox> = async (
  { order_sn },
  { tx, actor, now, changed, trace },
) => {
  const { order_id, wave_id, box } = await workOnBox(tx, order_sn, { name: actor.name, now })
  await refuseUnlessFull(tx, order_id)
  await tx
    .updateTable('wave_order')
    .set({ packed_by: actor.name, packed_at: now, claimed_by: null, claimed_until: null, to_repack: false })
    .where('order_id', '=', order_id)
    .execute()
  const last = await closeWhenPacked(tx, wave_id, now)
  changed(WAVES)
  trace({ thing: 'order', id: order_sn, after: { wave: wave_id, box, packed: 1 } })
  return { order_sn, last: last ? 1 : 0 }
}

async function refuseUnlessFull(tx: ReadTx, orderId: number): Promise<void> {
  const items = await itemsOf(tx, [orderId])
  if (items.some(({ refund_status }) => refund_status === ITEM_REFUND.open)) refuse(m.waves_disputed)
  const left = items.filter((item) => leftToSend(item) > 0)
  if (left.length === 0) refuse(m.waves_asked)
  if (left.some(isUnweighed)) refuse(m.waves_not_weighed)
  const lines = await tx
    .selectFrom('pack_line')
    .where('order_id', '=', orderId)
    .select(['order_item_id', 'packed'])
    .execute()
  const packed = new Map(lines.map((line) => [line.order_item_id, line.packed]))
  const missing = left.reduce(
    (sum, item) => sum + Math.max(0, leftToSend(item) - (packed.get(item.id) ?? 0)),
    0,
  )
  if (missing > 0) refuse(m.waves_lines_missing, { count: missing })
}

/** With its last box a wave is over; what somebody else shipped or refunded meanwhile is not waited for. */
async function closeWhenPacked(tx: WriteTx, waveId: number, now: Date): Promise<boolean> {
  const { rows } = await run<{ id: number }>(tx)`
    update wave set closed_at = ${now}::timestamptz
    where id = ${waveId} and not exists (select from wave_order w join shop_order o on o.id = w.order_id
      where w.wave_id = wave.id and w.packed_at is null and o.status = ${literal(ORDER.paid)})
    returning id`
  return rows.length > 0
}
