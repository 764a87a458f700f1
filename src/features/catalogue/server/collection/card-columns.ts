import { sql } from 'kysely'
import { inLanguage } from '#platform/database/texts.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'

/** What a card of the buyer's own lists shows of its product. */
export const cardColumns = (language: Language) =>
  [
    'product.covers',
    'product.price_cents',
    'product.virtual',
    'product.on_sale',
    inLanguage('product.name', language).as('name'),
    sql<boolean>`not exists (select from sku where sku.product_id = product.id and sku.stock > 0)`.as(
      'sold_out',
    ),
  ] as const

type CardRow = {
  covers: string[]
  price_cents: number
  virtual: boolean
  on_sale: boolean
  name: string
  sold_out: boolean
}

export const showOwnCard = (row: CardRow) => ({
  cover: row.covers[0] ?? '',
  name: row.name,
  price: toYuan(row.price_cents),
  product_type: row.virtual ? 1 : 0,
  sold_out: row.sold_out ? 1 : 0,
  on_sale: row.on_sale ? 1 : 0,
})
