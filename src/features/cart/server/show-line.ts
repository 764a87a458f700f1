import type { CartLine } from '#features/cart/cart-contract.ts'
import { type LineState, stateOf } from '#features/cart/cart-rules.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import * as m from '#words'

/** A line with what is known of its product and sku now; either may be gone. */
export type LineRow = {
  id: number
  product_id: number
  sku_id: number
  num: number
  snapshot_cents: Cents | null
  covers: string[] | null
  name: string | null
  on_sale: boolean | null
  virtual: boolean | null
  sku_name: string | null
  price_cents: Cents | null
  stock: number | null
  free_shipping: boolean | null
  free_shipping_cents: Cents | null
  shop_id: number | null
  shop_name: string | null
}

export function showLine(row: LineRow, language: Language): CartLine {
  const { on_sale: onSale, virtual, stock, price_cents: price } = row
  const known = onSale !== null && virtual !== null && stock !== null
  const state = stateOf(known ? { onSale, virtual, stock } : undefined, row.num)
  const snapshot = row.snapshot_cents ?? price ?? 0
  return {
    id: row.id,
    product_id: row.product_id,
    sku_price_id: row.sku_id,
    num: row.num,
    snapshot_price: toYuan(snapshot),
    product: {
      name: row.name ?? m.cart_unknown_product({}, { locale: language }),
      cover: row.covers?.[0] ?? '',
      free_shipping: row.free_shipping ? 1 : 0,
      free_shipping_money: toYuan(row.free_shipping_cents ?? 0),
    },
    shop: { id: row.shop_id ?? 0, name: row.shop_name ?? '' },
    sku_price: { name: row.sku_name ?? '', price: toYuan(price ?? snapshot), stock: stock ?? 0 },
    state,
    reason: reasonOf(state, stock ?? 0, language),
  }
}

function reasonOf(state: LineState, left: number, locale: Language): string {
  if (state === 'ok') return ''
  if (state === 'short') return m.cart_stock_short({ left }, { locale })
  if (state === 'sold_out') return m.cart_sold_out({}, { locale })
  if (state === 'off_sale') return m.cart_off_sale({}, { locale })
  if (state === 'virtual') return m.cart_virtual({}, { locale })
  return m.cart_sku_gone({}, { locale })
}
