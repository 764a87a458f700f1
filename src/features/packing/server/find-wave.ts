import { ITEM_REFUND, ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { isUnweighed, nominalGrams } from '#features/orders/weight-rules.ts'
import type { BoxState } from '#features/packing/packing-rules.ts'
import type { Box, BoxLine } from '#features/packing/waves-seller-contract.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'

type Row = {
  order_id: number
  order_sn: string
  status: OrderStatus
  box: number
  consignee: string | null
  remark: string
  claimed_by: string | null
  claimed_name: string | null
  held_because: string
  packed_by: string | null
  to_repack: boolean
}

type Marks = { codes: Map<number, { code: string; barcode: string }>; packed: Map<number, number> }

export type Looking = {
  language: Language /** Who asks: their own claims are theirs. */
  name: string
  now: Date
}

/** The boxes of a wave with what goes into each, as things are now: what was refunded meanwhile is in none. */
export async function findBoxes(tx: ReadTx, waveId: number, looking: Looking): Promise<Box[]> {
  const rows = await select<Row>(tx)`
    select w.order_id, o.order_sn, o.status, w.box, o.ship_to ->> 'consignee' as consignee, o.remark,
      case when w.claimed_until > ${looking.now} then w.claimed_by end as claimed_by, claimer.name as claimed_name,
      w.held_because, case when w.packed_by is not null then coalesce(packer.name, w.packed_by) end as packed_by,
      w.to_repack
    from wave_order w join shop_order o on o.id = w.order_id
    left join person claimer on claimer.email = w.claimed_by
    left join person packer on packer.email = w.packed_by
    where w.wave_id = ${waveId} order by w.box`
  const items = Map.groupBy(
    await itemsOf(
      tx,
      rows.map(({ order_id }) => order_id),
    ),
    ({ order_id }) => order_id,
  )
  const marks = await findMarks(tx, waveId)
  return rows.map((row) => showBox(row, items.get(row.order_id) ?? [], marks, looking))
}

function showBox(row: Row, items: readonly ItemRow[], marks: Marks, { language, name }: Looking): Box {
  const left = items.filter((item) => leftToSend(item) > 0 || item.missing > 0)
  return {
    order_sn: row.order_sn,
    box: row.box,
    consignee: row.consignee ?? '',
    remark: row.remark,
    state: stateOf(row, items),
    claimed_by: row.claimed_by ? (row.claimed_name ?? row.claimed_by) : '',
    mine: row.claimed_by === name ? 1 : 0,
    held_because: row.held_because,
    packed_by: row.packed_by ?? '',
    to_repack: row.to_repack ? 1 : 0,
    lines: left.map((item) => showLine(item, marks, language)),
  }
}

function stateOf(row: Row, items: readonly ItemRow[]): BoxState {
  if (row.status !== ORDER.paid) return row.packed_by ? 'packed' : 'gone'
  if (items.some(({ refund_status }) => refund_status === ITEM_REFUND.open)) return 'disputed'
  if (row.packed_by) return 'packed'
  if (items.every((item) => leftToSend(item) === 0)) return 'asked'
  if (row.held_because) return 'held'
  return row.claimed_by ? 'claimed' : 'waiting'
}

const showLine = (item: ItemRow, { codes, packed }: Marks, language: Language): BoxLine => ({
  sku_id: item.sku_id,
  title: item.title[language],
  option: item.sku_text[language],
  picture: item.picture,
  barcode: codes.get(item.sku_id)?.barcode ?? '',
  code: codes.get(item.sku_id)?.code ?? '',
  num: leftToSend(item),
  missing: item.missing,
  // What was refunded after it was packed is taken out of the box again.
  packed: Math.min(packed.get(item.id) ?? 0, leftToSend(item)),
  nominal_grams: nominalGrams(item),
  packed_grams: item.packed_grams ?? 0,
  to_weigh: leftToSend(item) > 0 && isUnweighed(item) ? 1 : 0,
})

async function findMarks(tx: ReadTx, waveId: number): Promise<Marks> {
  const codes = await select<{ id: number; code: string | null; barcode: string | null }>(tx)`
    select id, code, barcode from sku where (code is not null or barcode is not null) and id in (
      select i.sku_id from order_item i join wave_order w on w.order_id = i.order_id where w.wave_id = ${waveId})`
  const packed = await select<{ order_item_id: number; packed: number }>(tx)`
    select p.order_item_id, p.packed from pack_line p join wave_order w on w.order_id = p.order_id
    where w.wave_id = ${waveId}`
  return {
    codes: new Map(codes.map(({ id, code, barcode }) => [id, { code: code ?? '', barcode: barcode ?? '' }])),
    packed: new Map(packed.map(({ order_item_id, packed: count }) => [order_item_id, count])),
  }
}
