import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { BatchLine, ShownBatch } from '#platform/batches/batch-fields.ts'
import type { Sentence } from '#platform/refusal.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import type { Columns } from './columns.ts'
import { needData } from './faults.ts'
import { followBatch } from './follow-batch.ts'
import type { Output } from './output.ts'
import type { SellerShop } from './seller-shop.ts'

const STATES: Record<BatchLine['state'], Sentence> = {
  ready: m.sellership_ready,
  done: m.sellership_done,
  already: m.sellership_already,
  cannot: m.sellership_cannot,
  undone: m.sellership_undone,
}

const COLUMNS: Columns<BatchLine> = [
  [m.sellership_row, 'position'],
  [m.sellerorders_number, ({ line }) => String(line.order_sn)],
  [m.sellership_courier, ({ line }) => String(line.courier), 16],
  [m.sellership_tracking_no, ({ line }) => String(line.tracking_no), 24],
  [m.sellership_verdict, ({ state }) => STATES[state]],
  [m.sellership_reason, 'msg'],
]

type Asked = { file: string; check: boolean; courier: string | undefined; left: string | undefined }

/** `-` reads what is piped in, as from a paste. */
export async function shipFile({ file, check, courier, left }: Asked, shop: SellerShop): Promise<void> {
  const source = file === '-' ? await buffer(process.stdin) : await readFile(file)
  const { api } = await shop.open()
  const { output } = shop
  const { lines } = needData(await api.shippingSeller.readShippingFile({ source, courier }))
  const checked = await api.shippingSeller.checkShipping({ lines })
  if (check) {
    output.answer(checked, (data) => {
      drawNotable(data.lines, output)
      output.line(output.say(m.sellership_checked, data.counts))
    })
    return
  }
  const { key } = needData(checked)
  const answer = await shop.progress.step(m.sellership_step, (tick) =>
    followBatch(api, tick, api.shippingSeller.runShipping({ lines, key })),
  )
  const batch = needData(answer)
  const failed = batch.lines.filter(({ state }) => state === 'cannot')
  if (left) await saveLeft(left, failed, output)
  output.answer(answer, () => {
    drawBatch(batch, output)
    if (left && failed.length > 0)
      output.line(output.say(m.sellership_left_saved, { count: failed.length, file: left }))
  })
}

function drawBatch(batch: ShownBatch, output: Output): void {
  drawNotable(batch.lines, output)
  const { id, undo_until } = batch
  output.line(output.say(m.sellership_shipped, { id, ...batch.counts }))
  if (undo_until) {
    const time = shopTime(new Date(undo_until)).slice(11)
    output.line(output.say(m.sellership_undo_hint, { id, time }))
  }
}

export function drawUndone({ id, counts, lines }: ShownBatch, output: Output): void {
  const kept = lines.filter(({ state }) => state === 'done')
  if (kept.length > 0) output.list(kept, COLUMNS)
  output.line(output.say(m.sellership_undo_done, { id, ...counts }))
}

/** Only what somebody has to look at; what simply went well is counted. */
function drawNotable(lines: readonly BatchLine[], output: Output): void {
  const notable = lines.filter(({ reason }) => reason !== '')
  if (notable.length > 0) output.list(notable, COLUMNS)
}

/** In the form it is read in, with why beside it. */
async function saveLeft(file: string, lines: readonly BatchLine[], { say }: Output): Promise<void> {
  if (lines.length === 0) return
  const heads = [m.sellerorders_number, m.sellership_courier, m.sellership_tracking_no, m.sellership_reason]
  const rows = lines.map(({ line, msg }) =>
    [line.order_sn, line.courier, line.tracking_no, msg].map((cell) => String(cell)),
  )
  await writeFile(file, csvBeginning(heads.map((head) => say(head))) + csvRows(rows))
}
