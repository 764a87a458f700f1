import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import { CLAIM_LASTS } from '#features/packing/packing-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { later } from '#platform/time.ts'
import * as m from '#words'

export type LockedBox = {
  order_id: number
  wave_id: number
  box: number
  status: OrderStatus
  packed_by: string | null
  held_because: string
}

type Row = LockedBox & { claimed_by: string | null; claimed_until: Date | null; claimed_name: string | null }

export type Packer = { name: string; now: Date }

/** The box of an order, held until the end; refused where it is in no wave. */
export async function lockAnyBox(tx: WriteTx, orderSn: string): Promise<Row> {
  const { rows } = await run<Row>(tx)`
    select w.order_id, w.wave_id, w.box, o.status, w.packed_by, w.held_because, w.claimed_by, w.claimed_until,
      (select name from person where email = w.claimed_by) as claimed_name
    from wave_order w join shop_order o on o.id = w.order_id where o.order_sn = ${orderSn} for update of w`
  return rows[0] ?? refuse(m.waves_no_box)
}

/** A box that is still to be packed and that nobody else has at this moment. */
export async function lockBox(tx: WriteTx, orderSn: string, { name, now }: Packer): Promise<LockedBox> {
  const box = await lockAnyBox(tx, orderSn)
  if (box.status !== ORDER.paid) refuse(m.waves_gone)
  if (box.packed_by !== null) refuse(m.waves_packed_already)
  const { claimed_by, claimed_until, claimed_name } = box
  if (claimed_by !== null && claimed_by !== name && claimed_until && claimed_until > now)
    refuse(m.waves_claimed, { name: claimed_name ?? claimed_by })
  return box
}

/** Whoever does something with a box has it for some more minutes, and takes it up where it was put aside. */
export async function workOnBox(tx: WriteTx, orderSn: string, packer: Packer): Promise<LockedBox> {
  const box = await lockBox(tx, orderSn, packer)
  const { name, now } = packer
  await tx
    .updateTable('wave_order')
    .set({ claimed_by: name, claimed_until: later(now, CLAIM_LASTS), held_because: '' })
    .where('order_id', '=', box.order_id)
    .execute()
  return box
}
