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

export interface ProductSearchHeadTable extends Omit<ProductSearchTable, 'syllables'> {}

export interface ProductSearchCutTable {
  sales: number
  product_id: number
  head: number
  whole: number
}

export interface SearchWordTable {
  word: string
  forms: string[]
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    product_search: ProductSearchTable
    product_search_head: ProductSearchHeadTable
    product_search_cut: ProductSearchCutTable
    search_word: SearchWordTable
  }
}
