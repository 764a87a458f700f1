export interface FavouriteTable {
  buyer_id: number
  product_id: number
  active: boolean
  changed_at: Date
}

export interface FootprintTable {
  buyer_id: number
  product_id: number
  viewed_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    favourite: FavouriteTable
    footprint: FootprintTable
  }
}
