import { open } from 'node:fs/promises'
import type { ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import * as m from '#words'
import type { Format } from './products-format.ts'
import type { SellerShop } from './seller-shop.ts'

/** `-` reads what is piped in. */
export async function importFile(
  shop: SellerShop,
  file: string,
  format: Format,
  check: boolean,
): Promise<void> {
  // Before anything else: a file that is not there is told as such.
  const source = file === '-' ? process.stdin : (await open(file)).createReadStream()
  const { api } = await shop.open()
  const answer = await api.catalogueSeller.importProducts({ format, check, source: bytesOf(source) })
  const { output } = shop
  const faults = answer.code === 1 ? null : (answer.data as ImportFaults | null)
  if (faults && !output.json) drawFaults(shop, faults)
  output.answer(answer)
}

/** Only what can be read of it: a call's input is also written down as JSON, and a stream has much to say there. */
async function* bytesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* source
}

function drawFaults({ output }: SellerShop, { faults, total }: ImportFaults): void {
  const locale = { locale: output.language }
  output.table(
    [m.seller_row({}, locale), m.seller_column({}, locale), m.seller_reason({}, locale)],
    faults.map(({ row, column, reason }) => [row, column, reason]),
  )
  const more = total - faults.length
  if (more > 0) output.line(m.seller_more_faults({ count: more }, locale))
}
