/** Pure rules of the cart, shared by the pages and the server. */
/** More different goods than this make no cart, and no address a browser can carry to the checkout. */
export const MAX_LINES = 200

/** `cover` sets the quantity, any other type adds to it. */
export const setsQuantity = (type: string) => type === 'cover'

/** Why a line cannot be bought as it stands; `ok` when it can. */
export const LINE_STATES = ['ok', 'short', 'sold_out', 'off_sale', 'gone', 'virtual'] as const
export type LineState = (typeof LINE_STATES)[number]

type SkuNow = { stock: number; onSale: boolean; virtual: boolean }

export function stateOf(sku: SkuNow | undefined, num: number): LineState {
  if (!sku) return 'gone'
  if (!sku.onSale) return 'off_sale'
  if (sku.virtual) return 'virtual'
  if (sku.stock === 0) return 'sold_out'
  return sku.stock < num ? 'short' : 'ok'
}

/** A line that is short can be made whole by taking fewer; the others cannot be helped. */
export const isBuyable = (state: LineState) => state === 'ok'
export const isLost = (state: LineState) => state !== 'ok' && state !== 'short'
