import type { ProductCard } from '#features/catalogue/catalogue-contract.ts'
import { toYuan } from '#platform/money.ts'

export type CardRow = {
  id: number
  name: string
  covers: string[]
  cover_alt: string
  price_cents: number
  nominal_grams: number | null
  sales: number
  free_shipping: boolean
  virtual: boolean
  sold_out: unknown
}

export const showCard = (row: CardRow): ProductCard => ({
  id: row.id,
  name: row.name,
  cover: row.covers[0] ?? '',
  cover_alt: row.cover_alt,
  price: toYuan(row.price_cents),
  nominal_grams: row.nominal_grams ?? 0,
  sales: row.sales,
  free_shipping: row.free_shipping ? 1 : 0,
  is_collect: 0,
  product_type: row.virtual ? 1 : 0,
  sold_out: row.sold_out ? 1 : 0,
})
