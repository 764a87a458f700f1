import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { SheetEntry } from './import-products-faults.ts'

/** What a file says of one product, be it in one place of the file or in several. */
export type Waiting = { productId: number | undefined; entries: SheetEntry[] }

type Arrived = { productId: number | undefined; entry: SheetEntry }

/**
 * What a file says waits here, in a table only this transaction sees, until the whole file was read. So a long file is
 * never held in memory, no row of the shop is locked while it is still coming in, and what it says of a product in
 * several places comes together.
 */
export async function createStagingTable(tx: WriteTx): Promise<{
  add(arrived: readonly Arrived[]): Promise<void>
  inBatches(size: number): AsyncGenerator<Waiting[]>
}> {
  await run(tx)`create temporary table waiting_entry (
    at serial primary key, place int, product_id bigint, entry text) on commit drop`
  await run(tx)`create index waiting_entry_place on waiting_entry (place, at)`
  const places = new Map<number, number>()
  let last = 0
  const placeOf = (productId: number | undefined): number => {
    const known = productId === undefined ? undefined : places.get(productId)
    if (known !== undefined) return known
    last += 1
    if (productId !== undefined) places.set(productId, last)
    return last
  }
  return {
    async add(arrived) {
      const rows = arrived.map(({ productId, entry }) => ({
        place: placeOf(productId),
        product_id: productId ?? null,
        // As text: a file may hold characters that JSON in the database may not.
        entry: JSON.stringify(entry),
      }))
      await run(tx)`insert into waiting_entry (place, product_id, entry)
        select place, product_id, entry from json_to_recordset(${JSON.stringify(rows)}::json)
          as row (place int, product_id bigint, entry text)`
    },
    async *inBatches(size) {
      for (let after = 0; after < last; after += size) {
        const rows = await select<{ product_id: number | null; entries: string[] }>(tx)`
          select min(product_id) as product_id, array_agg(entry order by at) as entries from waiting_entry
          where place > ${after} and place <= ${after + size} group by place order by place`
        yield rows.map(({ product_id, entries }) => ({
          productId: product_id ?? undefined,
          entries: entries.map((entry) => JSON.parse(entry)),
        }))
      }
    },
  }
}
