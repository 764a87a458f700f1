import { type RawBuilder, sql } from 'kysely'
import type { Transit } from '#features/postage/delivery-rules.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import type { Fee } from '#features/postage/postage-rules.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { remember } from '#platform/cache/remember.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** Everything that holds for parcels to one province. */
export type Delivery = Fee & Transit & { delivered: boolean }

/** A part of a statement: a `Delivery` as JSON, for the province a query names. One of no number is like most others. */
export const deliveryThere = (province: RawBuilder<unknown>) => sql<Delivery>`(
  select json_build_object('feeCents', terms.fee_cents + coalesce(there.surcharge_cents, 0),
    'freeFromCents', terms.free_from_cents, 'delivered', coalesce(there.delivered, true),
    'cutOffHour', terms.cut_off_hour, 'transitDays', coalesce(there.transit_days, terms.transit_days),
    'closedWeekdays', terms.closed_weekdays, 'closedDays', terms.closed_days)
  from postage_terms terms left join postage_province there on there.province_id = ${province})`

export async function findDelivery(tx: ReadTx, provinceId: number): Promise<Delivery> {
  const [row] = await select<{ delivery: Delivery }>(tx)`
    select ${deliveryThere(sql`${provinceId}::int`)} as delivery`
  if (!row) throw new Error('The terms of postage are missing')
  return row.delivery
}

const CACHE_SECONDS = 600
const deliveries = defineCache<Delivery>({ maxBytes: 1 << 20 })

/** The same for whoever asks all the time: remembered until the seller changes it. */
export const deliveryTo = async (
  context: Pick<ReadContext, 'tx' | 'services'>,
  provinceId: number,
): Promise<Delivery> =>
  remember(context, deliveries, String(provinceId), {
    find: () => findDelivery(context.tx, provinceId),
    tags: [POSTAGE],
    seconds: CACHE_SECONDS,
    bytes: 1000,
  })

/** The provinces no parcel goes to. */
export async function undeliveredProvinces(tx: ReadTx): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('postage_province')
    .select('province_id')
    .where('delivered', '=', false)
    .execute()
  return new Set(rows.map((row) => row.province_id))
}
