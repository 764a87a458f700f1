/** Why a stock changed: what there was at first, an order and its way back, the seller, a file, and the sku's end. */
export const STOCK_MOVES = [
  'opening',
  'ordered',
  'closed',
  'returned',
  'set',
  'added',
  'taken',
  'imported',
  'removed',
] as const

export type StockMoveKind = (typeof STOCK_MOVES)[number]
