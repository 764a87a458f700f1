import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import type {
  ImportChange,
  ImportFaults,
  ImportFormat,
} from '#features/catalogue/catalogue-seller-contract.ts'
import type { Tick } from '#platform/progress/progress.ts'
import * as m from '#words'
import { Refused } from './faults.ts'
import { picturesFrom } from './file-source.ts'
import type { SellerShop } from './seller-shop.ts'

type Asked = {
  file: string
  format: ImportFormat
  check: boolean
  stock: 'set' | 'add' | 'take' | undefined
  reason: string | undefined
  pictures: string | undefined
}

/** As many as a terminal can show before the first have left it; `--json` has them all. */
const SHOWN = 50

/** `-` reads what is piped in. */
export async function importFile(shop: SellerShop, asked: Asked): Promise<void> {
  const { file, format, check, reason = '' } = asked
  // Before anything else: a file that is not there is told as such.
  const pictures = asked.pictures === undefined ? undefined : await picturesFrom(asked.pictures)
  const handle = file === '-' ? undefined : await open(file)
  const { api } = await shop.open()
  const importing = async (tick: Tick) => {
    const source = await bytesOf(handle, tick)
    const answer = await api.catalogueSeller.importProducts({
      format,
      check,
      source,
      pictures,
      file: file === '-' ? '' : path.basename(file),
      stock: asked.stock && { how: asked.stock, reason },
    })
    if (answer.code !== 1) throw new Refused(answer)
    return answer
  }
  try {
    const answer = await shop.progress.step(m.seller_step_import, importing, { file })
    if (!shop.output.json) {
      if (answer.data.source === 'shopify') shop.output.line(shop.output.say(m.imports_shopify))
      if (check) drawChanges(shop, answer.data)
      drawPictures(shop, answer.data)
    }
    shop.output.answer(answer)
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

type Told = { changes: readonly ImportChange[]; changes_total: number }

function drawChanges({ output }: SellerShop, { changes, changes_total }: Told): void {
  if (changes.length === 0) return
  output.list(changes.slice(0, SHOWN), [
    [m.seller_product, ({ product_id }) => product_id || m.imports_new],
    ['SKU', ({ sku_id }) => sku_id || ''],
    [m.seller_name, 'name', 30],
    [m.seller_column, 'column'],
    [m.imports_before, 'before', 30],
    [m.imports_after, 'after', 30],
  ])
  const more = changes_total - SHOWN
  if (more > 0) output.line(output.say(m.imports_more_changes, { count: more }))
}

type Pictures = { pictures: readonly string[]; pictures_unused: readonly string[] }

/** Which files the products show, and which of the folder none does: a misspelt name is seen here. */
function drawPictures({ output }: SellerShop, { pictures, pictures_unused: unused }: Pictures): void {
  const list = (names: readonly string[]) =>
    names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} …` : names.join(', ')
  if (pictures.length > 0)
    output.line(output.say(m.imports_pictures, { count: pictures.length, names: list(pictures) }))
  if (unused.length > 0)
    output.line(output.say(m.imports_pictures_unused, { count: unused.length, names: list(unused) }))
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
