import { ITEM_DIGITS, readScaleLabel } from '#features/packing/scale-label.ts'
import type { Box, BoxLine } from '#features/packing/waves-seller-contract.ts'

export type Scanned =
  | { kind: 'box'; order_sn: string }
  | { kind: 'line'; line: BoxLine }
  | { kind: 'label'; line: BoxLine; grams: number }
  | undefined

/** A wave that was kept in the browser before there were labels says nothing of them. */
type Table = { boxes: readonly Box[]; item_digits?: number }

/** What a scan means at the table: a box by its order's number, goods of the open box by their code, or by a label of the scales. */
export function readScan({ boxes, item_digits = ITEM_DIGITS }: Table, open: Box, text: string): Scanned {
  const box = boxes.find(({ order_sn }) => order_sn === text)
  if (box) return { kind: 'box', order_sn: box.order_sn }
  const same = open.lines.filter(({ barcode, code }) => text === barcode || text === code)
  const line = same.find(({ packed, num }) => packed < num) ?? same[0]
  if (line) return { kind: 'line', line }
  const label = readScaleLabel(text, item_digits)
  const weighed = label && open.lines.find((one) => one.to_weigh === 1 && isNamed(one, label.item))
  return weighed && { kind: 'label', line: weighed, grams: label.grams }
}

/** Scales print a number with zeros in front; people note it without. */
const isNamed = ({ code, barcode }: BoxLine, item: string): boolean =>
  [code, barcode].some((one) => one !== '' && one.padStart(item.length, '0') === item)
