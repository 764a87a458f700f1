import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Download = { id: number; name: Text; type: string; bytes: number }

/** What a buyer of the product downloads: its files, the oldest first, or the text it has instead, whose id is 0. */
export async function findDownloads(tx: ReadTx, productId: number): Promise<Download[]> {
  const files = await tx
    .selectFrom('product_download')
    .where('product_id', '=', productId)
    .select(['id', 'name', 'type', 'bytes'])
    .orderBy('id')
    .execute()
  if (files.length > 0) return files
  const texts = await tx
    .selectFrom('product_file')
    .where('product_id', '=', productId)
    .select('name')
    .execute()
  return texts.map(({ name }) => ({ id: 0, name, type: 'text/plain', bytes: 0 }))
}

/** One file, for its seller. */
export async function findDownload(tx: ReadTx, id: number) {
  const file = await tx.selectFrom('product_download').where('id', '=', id).selectAll().executeTakeFirst()
  return file ?? refuse(m.products_no_file, { id })
}
