import { sql } from 'kysely'
import type { Parcel } from '#features/orders/orders-contract.ts'
import { TIMES } from '#features/orders/server/times-sign.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

/** An order's parcels, the first to leave in front, each with its latest event first; not those taken back. */
export async function findParcels(tx: ReadTx, orderId: number, language: Language): Promise<Parcel[]> {
  const parcels = await tx
    .selectFrom('parcel')
    .innerJoin('courier', 'courier.id', 'parcel.courier_id')
    .where('order_id', '=', orderId)
    .where('unshipped_at', 'is', null)
    .select(['parcel.id', 'courier.code', 'courier.name', 'tracking_no'])
    .select(
      sql<
        string | null
      >`(select string_agg((i.title ->> ${language}) || ${TIMES} || p.quantity, ', ' order by i.id)
        from parcel_item p join order_item i on i.id = p.order_item_id where p.parcel_id = parcel.id)`.as(
        'goods',
      ),
    )
    .orderBy('parcel.id')
    .execute()
  if (parcels.length === 0) return []
  const events = await tx
    .selectFrom('tracking_event')
    .where(
      'parcel_id',
      'in',
      parcels.map(({ id }) => id),
    )
    .select(['id', 'parcel_id', 'text', 'place', 'delivered', 'happened_at'])
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return parcels.map((parcel) => {
    const own = events.filter(({ parcel_id }) => parcel_id === parcel.id)
    return {
      parcel_id: parcel.id,
      courier_code: parcel.code,
      courier_name: parcel.name[language],
      tracking_no: parcel.tracking_no,
      goods: parcel.goods ?? '',
      delivered: own.some((event) => event.delivered) ? 1 : 0,
      events: own.map((event) => ({
        id: event.id,
        time: shopTime(event.happened_at),
        text: event.text[language],
        place: event.place?.[language] ?? '',
        delivered: event.delivered ? 1 : 0,
      })),
    }
  })
}
