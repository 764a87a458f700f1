import { sql } from 'kysely'

export type Scope = { category_id: number | null; shop_id: number | null }

/** Which products `p` a take is about: what lies on shelves, of a category or one below it, of a shop. */
export const inScope = ({ category_id, shop_id }: Scope) => sql<boolean>`(not p.virtual
  and ${category_id === null ? sql`true` : sql`(p.category_id = ${category_id} or p.top_category_id = ${category_id})`}
  and ${shop_id === null ? sql`true` : sql`p.shop_id = ${shop_id}`})`
