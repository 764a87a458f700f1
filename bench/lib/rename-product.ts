import { productTag } from '#features/catalogue/catalogue-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { Database } from '#platform/database/database.ts'
import { callWire } from '#testing/call-wire.ts'
import { WIRE } from './wire-paths.ts'

/** Changes what everybody sees, and says so, as an act does. */
export const renameProduct = (database: Database, id: number, name: string): Promise<void> =>
  database.write(async (tx) => {
    const texts = { zh_CN: name, en_US: name }
    await tx.updateTable('product').set({ name: texts }).where('id', '=', id).execute()
    changed(tx, productTag(id))
  })

/** What a process shows of it. */
export async function nameAt({ origin }: { origin: string }, id: number): Promise<string | undefined> {
  const { data } = await callWire(origin + WIRE.showProduct, { id })
  return (data as { name: string } | null)?.name
}
