import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type {} from './search-tables.ts'

/** How many of the best sold are held apart. Long enough for a page of whatever is common, short enough to sort. */
const HEAD = 2000

/** Cuts the head anew when sales and new products have made it twice as long, or it has shrunk to a half. */
export async function keepHeadShort(tx: Tx): Promise<void> {
  const { rows } = await sql<{ head: number; cut: boolean }>`
    select (select count(*) from product_search_head) as head, exists (select from product_search_cut) as cut`.execute(
    tx,
  )
  const { head, cut } = rows[0] ?? { head: 0, cut: false }
  if (head > HEAD * 2 || (cut && head < HEAD / 2)) await cutHead(tx)
}

/** Puts the best sold of all products into the head, and only those. */
export async function cutHead(tx: Tx): Promise<void> {
  await tx.deleteFrom('product_search_cut').execute()
  // A catalogue that is little longer than the head needs no cut.
  await sql`
    insert into product_search_cut (sales, product_id, head, whole)
    select sales, product_id, ${HEAD}, (select count(*) from product_search where on_sale)
    from product_search
    where on_sale and (select count(*) from product_search) > ${HEAD * 2}
    order by sales desc, product_id
    offset ${HEAD - 1} limit 1`.execute(tx)
  await sql`
    with below as (
      select h.product_id from product_search_head h join product_search_cut c
        on (h.sales, -h.product_id) < (c.sales, -c.product_id)
      order by h.product_id for update of h
    )
    delete from product_search_head where product_id in (select product_id from below)`.execute(tx)
  await sql`
    insert into product_search_head (product_id, sales, price_cents, published_at, on_sale, terms)
    select s.product_id, s.sales, s.price_cents, s.published_at, s.on_sale, s.terms
    from product_search s left join product_search_cut c on true
    where c.sales is null or (s.sales, -s.product_id) >= (c.sales, -c.product_id)
    order by s.product_id
    on conflict (product_id) do nothing`.execute(tx)
}
