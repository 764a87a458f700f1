import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { csvHeader, csvRows } from '#features/catalogue/server/seller/export-products-csv.ts'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { Refused } from './faults.ts'
import type { Format } from './products-format.ts'
import type { SellerShop } from './seller-shop.ts'

/** Without a file, or with `-`, the products go to the standard output. */
export async function exportFile(shop: SellerShop, file: string | undefined, format: Format): Promise<void> {
  const { api } = await shop.open()
  const counted = { products: 0 }
  const text = Readable.from(writeProducts(api, format, counted))
  if (file === undefined || file === '-') return pipeline(text, shop.output.out, { end: false })
  const unfinished = `${file}.unfinished`
  try {
    await shop.progress.step(
      m.seller_step_export,
      async () => {
        await pipeline(text, createWriteStream(unfinished))
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

async function* writeProducts(
  api: Api,
  format: Format,
  counted: { products: number },
): AsyncGenerator<string> {
  yield format === 'csv' ? csvHeader() : '['
  for await (const products of pages(api)) {
    yield format === 'csv' ? csvRows(products) : jsonRows(products, counted.products === 0)
    counted.products += products.length
  }
  if (format === 'json') yield '\n]\n'
}

/** An array with a product a line: a program reads it as JSON, and a comparison of two files shows what changed. */
const jsonRows = (products: readonly ProductSheet[], first: boolean) =>
  products.map((product, at) => `${first && at === 0 ? '' : ','}\n${JSON.stringify(product)}`).join('')

async function* pages(api: Api): AsyncGenerator<ProductSheet[]> {
  let after = 0
  do {
    const answer = await api.catalogueSeller.exportProducts({ after })
    if (answer.code !== 1) throw new Refused(answer)
    yield answer.data.products
    after = answer.data.next
  } while (after > 0)
}
