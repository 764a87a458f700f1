import { type RawBuilder, sql } from 'kysely'
import { type catalogueContract, SIMILAR_MAX } from '#features/catalogue/catalogue-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { shownOnCards } from './product-lists.ts'
import { showCard } from './show-product.ts'

/** One question for the product and for those like it: a product's page is asked for more than anything else. */
export const listSimilar: Act<typeof catalogueContract.listSimilar> = async ({ id }, { tx, language }) => {
  const rows = await findNear(tx, { id }, language)
  const product = rows.find((row) => row.id === id)
  if (!product) return refuse(m.catalogue_no_product)
  const isFar = ({ category_id }: { category_id: number }) => Number(category_id !== product.category_id)
  return (
    rows
      .filter((row) => row !== product)
      .sort((a, b) => isFar(a) - isFar(b))
      .map(showCard)
      // What can be bought comes before what cannot.
      .sort((a, b) => a.sold_out - b.sold_out)
      .slice(0, SIMILAR_MAX)
  )
}

const findNear = prepareSelect((tx, { id }: { id: number }, language) =>
  tx
    .selectFrom('product')
    .modifyFront(prepared)
    .where('product.id', 'in', idsNear(id))
    .where('product.on_sale', '=', true)
    .select(shownOnCards(language))
    .select('product.category_id')
    .orderBy('product.sales', 'desc')
    .orderBy('product.id', 'desc'),
)

/** The product itself, the best sold of its category and, where these are too few, of the category above. */
const idsNear = (id: number) => sql<number>`(
  with this as (
    select category_id, top_category_id from product where id = ${id}::bigint
  ), near as (${bestSoldOf(sql`category_id`)}), far as (
    ${bestSoldOf(sql`top_category_id`, sql`and (select count(*) from near) <= ${sql.lit(SIMILAR_MAX)}`)}
  )
  select ${id}::bigint union select id from near union select id from far)`

/** Twice as many as are shown: the product itself and those of the nearer category are among them. */
const bestSoldOf = (column: RawBuilder<unknown>, once: RawBuilder<unknown> = sql``) => sql`
  select id from product where on_sale and ${column} = (select ${column} from this) ${once}
  order by sales desc, id desc limit ${sql.lit(SIMILAR_MAX * 2 + 1)}`
