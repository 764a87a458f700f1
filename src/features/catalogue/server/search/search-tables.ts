import type { Generated } from 'kysely'

export interface ProductSearchTable {
  product_id: number
  sales: number
  price_cents: number
  published_at: Date
  on_sale: boolean
  syllables: string
  version: Generated<number>
  /** A tsvector: written and asked in SQL only. */
  terms: string
}

/** Every order a search can have: what by, and which way round where there are two. */
export const LISTS = ['sales', 'price asc', 'price desc', 'time asc', 'time desc'] as const
type SearchList = (typeof LISTS)[number]

/** The first of each list once more, with their words. */
export interface ProductSearchTopTable {
  list: SearchList
  product_id: number
  place: number
  tie: number
  price_cents: number
  terms: string
}

/** Where each of them ends. */
export interface ProductSearchCutTable {
  list: SearchList
  place: number
  tie: number
  length: number
  whole: number
}

export interface SearchWordTable {
  word: string
  forms: string[]
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    product_search: ProductSearchTable
    product_search_top: ProductSearchTopTable
    product_search_cut: ProductSearchCutTable
    search_word: SearchWordTable
  }
}
