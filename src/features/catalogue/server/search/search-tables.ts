export interface ProductSearchTable {
  product_id: number
  sales: number
  price_cents: number
  published_at: Date
  on_sale: boolean
  syllables: string
  /** A tsvector: written and asked in SQL only. */
  terms: string
}

/** Every order a search can have: what by, and which way round where there are two. */
export const LISTS = ['sales', 'price asc', 'price desc', 'time asc', 'time desc'] as const

export interface SearchWordTable {
  word: string
  forms: string[]
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    product_search: ProductSearchTable
    search_word: SearchWordTable
  }
}
