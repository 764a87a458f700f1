import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportFormat, ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { COLUMN_NAMES, chooseColumns } from '#features/catalogue/product-sheet-cells.ts'
import { writeFile } from '#features/catalogue/server/seller/export-products-file.ts'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { Refused, refuseUsage } from './faults.ts'
import type { SellerShop } from './seller-shop.ts'

type Asked = { file: string | undefined; format: ImportFormat; columns: string | undefined }

/** Without a file, or with `-`, the products go to the standard output. */
export async function exportFile(shop: SellerShop, { file, format, columns }: Asked): Promise<void> {
  const chosen = chooseColumns(columns === undefined ? undefined : readColumns(columns))
  const { api } = await shop.open()
  const counted = { products: 0 }
  const pieces = Readable.from(writeFile(pages(api, counted), format, chosen))
  if (file === undefined || file === '-') return pipeline(pieces, shop.output.out, { end: false })
  const unfinished = `${file}.unfinished`
  try {
    await shop.progress.step(
      m.seller_step_export,
      async () => {
        await pipeline(pieces, createWriteStream(unfinished))
        await rename(unfinished, file)
      },
      { file },
    )
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const msg = m.seller_export_done({ count: counted.products, file }, { locale: shop.output.language })
  shop.output.answer({ code: 1, msg, data: { ...counted, file } })
}

function readColumns(typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim().toLowerCase())
  const unknown = names.find((name) => !COLUMN_NAMES.includes(name))
  if (unknown !== undefined)
    refuseUsage(m.imports_no_column, { column: unknown, known: COLUMN_NAMES.join(', ') })
  return names
}

async function* pages(api: Api, counted: { products: number }): AsyncGenerator<ProductSheet[]> {
  let after = 0
  do {
    const answer = await api.catalogueSeller.exportProducts({ after })
    if (answer.code !== 1) throw new Refused(answer)
    yield answer.data.products
    counted.products += answer.data.products.length
    after = answer.data.next
  } while (after > 0)
}
