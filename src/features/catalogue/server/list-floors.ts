import { sql } from 'kysely'
import type { catalogueContract, Floor } from '#features/catalogue/catalogue-contract.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { markFavourites } from './collection/mark-favourites.ts'
import { shownOnCards } from './product-lists.ts'
import { showCard } from './show-product.ts'

/** Nobody looks through more categories on one page; the rest is found by searching. */
const MOST_FLOORS = 12
/** More than a floor shows: what stands on other shelves of the page is left out of it. */
const ON_FLOOR = 14

/** One question for all of them: the best sold of each category come from an index. */
export const listFloors: Act<typeof catalogueContract.listFloors> = async (_, { tx, language }) => {
  const rows = await tx
    .selectFrom('product')
    .innerJoin(bestSold.as('best'), 'best.id', 'product.id')
    .select(shownOnCards(language))
    .select('product.top_category_id')
    .orderBy('best.position')
    .orderBy('product.top_category_id')
    .orderBy('product.sales', 'desc')
    .orderBy('product.id', 'desc')
    .execute()
  const floors = Map.groupBy(rows, (row) => row.top_category_id)
  return [...floors].map(([category_id, products]) => ({
    category_id,
    // What can be bought comes before what cannot.
    products: products.map(showCard).sort((a, b) => a.sold_out - b.sold_out),
  }))
}

const bestSold = sql<{ id: number; position: number }>`(
  select best.id, top.position
  from (select id, position from category where pid = 0 order by position, id limit ${sql.lit(MOST_FLOORS)}) top
  cross join lateral (
    select id from product where on_sale and top_category_id = top.id
    order by sales desc, id desc limit ${sql.lit(ON_FLOOR)}) best)`

/** Fills the hearts of one buyer. */
export const markFloors = (floors: Floor[], context: ReadContext<Buyer>): Promise<Floor[]> =>
  Promise.all(
    floors.map(async (floor) => ({ ...floor, products: await markFavourites(floor.products, context) })),
  )
