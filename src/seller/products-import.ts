import { type FileHandle, open } from 'node:fs/promises'
import type { ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Tick } from '#platform/progress/progress.ts'
import * as m from '#words'
import { Refused } from './faults.ts'
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
  const handle = file === '-' ? undefined : await open(file)
  const { api } = await shop.open()
  const importing = async (tick: Tick) => {
    const source = await bytesOf(handle, tick)
    const answer = await api.catalogueSeller.importProducts({ format, check, source })
    if (answer.code !== 1) throw new Refused(answer)
    return answer
  }
  try {
    shop.output.answer(await shop.progress.step(m.seller_step_import, importing, { file }))
  } catch (error) {
    if (error instanceof Refused && !shop.output.json) drawFaults(shop, error.answer.data)
    throw error
  }
}

/** Only what can be read of it: a call's input is also written down as JSON, and a stream has much to say there. */
async function bytesOf(file: FileHandle | undefined, tick: Tick): Promise<AsyncGenerator<Uint8Array>> {
  const total = file ? (await file.stat()).size : 0
  const source: AsyncIterable<Uint8Array> = file?.createReadStream() ?? process.stdin
  return (async function* () {
    let done = 0
    for await (const chunk of source) {
      yield chunk
      done += chunk.length
      tick(done, total)
    }
  })()
}

function drawFaults({ output }: SellerShop, refused: unknown): void {
  const found = refused as ImportFaults | null
  if (!found) return
  const { faults, total } = found
  output.list(faults, [
    [m.seller_row, 'row'],
    [m.seller_column, 'column'],
    [m.seller_reason, 'reason'],
  ])
  const more = total - faults.length
  if (more > 0) output.line(output.say(m.seller_more_faults, { count: more }))
}
