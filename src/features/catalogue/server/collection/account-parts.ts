import { run } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'
import { oldestFootprint } from './oldest-footprint.ts'

/** Goes with a closed account. */
export async function forgetCollection(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('favourite').where('buyer_id', '=', buyerId).execute()
  await tx.deleteFrom('footprint').where('buyer_id', '=', buyerId).execute()
}

/** All of it, for "download my data". */
export async function exportCollection(tx: ReadTx, buyerId: number, language: Language) {
  const favourites = await tx
    .selectFrom('favourite')
    .innerJoin('product', 'product.id', 'favourite.product_id')
    .where('favourite.buyer_id', '=', buyerId)
    .where('favourite.active', '=', true)
    .select(['product.id', 'favourite.changed_at as at', inLanguage('product.name', language).as('name')])
    .orderBy('favourite.changed_at', 'desc')
    .execute()
  const footprints = await tx
    .selectFrom('footprint')
    .innerJoin('product', 'product.id', 'footprint.product_id')
    .where('footprint.buyer_id', '=', buyerId)
    .select(['product.id', 'footprint.viewed_at as at', inLanguage('product.name', language).as('name')])
    .orderBy('footprint.viewed_at', 'desc')
    .execute()
  const show = ({ id, name, at }: { id: number; name: string; at: Date }) => ({ id, name, at: shopTime(at) })
  return { favourites: favourites.map(show), footprints: footprints.map(show) }
}

/** Footprints of buyers who do not come back end after their time too. Some at once, so that nobody waits for it. */
export async function sweepFootprints(tx: WriteTx, now: Date, atMost = 5000): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from footprint where (buyer_id, product_id) in (
      select buyer_id, product_id from footprint where viewed_at < ${oldestFootprint(now)}
      order by viewed_at limit ${atMost} for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
