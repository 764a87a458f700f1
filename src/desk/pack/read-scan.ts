import type { Box, BoxLine } from '#features/packing/waves-seller-contract.ts'

export type Scanned = { kind: 'box'; order_sn: string } | { kind: 'line'; line: BoxLine } | undefined

/** What a scan means at the table: a box by its order's number, or goods of the open box by the code they carry. */
export function readScan(boxes: readonly Box[], open: Box, text: string): Scanned {
  const box = boxes.find(({ order_sn }) => order_sn === text)
  if (box) return { kind: 'box', order_sn: box.order_sn }
  const same = open.lines.filter(({ barcode, code }) => text === barcode || text === code)
  const line = same.find(({ packed, num }) => packed < num) ?? same[0]
  return line && { kind: 'line', line }
}
