import { type Expression, type SqlBool, sql } from 'kysely'
import type { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { selectBuyers, showBuyerLine } from './show-buyer-line.ts'

const PER_PAGE = 20
const MAX_FOUND = 1000
/** Longer ones are no buyer's number. */
const NUMBER = /^\d{1,15}$/
/** Nicknames are found by parts of up to this many letters; see `nickname_parts`. */
const PART = 3

export const findBuyers: Act<typeof buyersSellerContract.findBuyers> = async (
  { find, blocked, page },
  { tx },
) => {
  const listed = blocked === 1 ? sql`closed_at is null and blocked_at is not null` : sql`closed_at is null`
  const ways = find === '' ? [] : waysToFind(find)
  const few = find === '' ? undefined : await listFew(tx, listed, ways, page)
  if (few) return few
  const found = selectBuyers(tx)
    .where(sql<SqlBool>`${listed}`)
    .$if(find !== '', (query) => query.where(sql<SqlBool>`(${sql.join(ways, sql` or `)})`))
  const total = await countRows(tx, found.clearSelect().limit(MAX_FOUND))
  return answerPage({ page, perPage: PER_PAGE, total }, found.orderBy('id', 'desc'), showBuyerLine)
}

/**
 * Few are found by their indexes, counted and sorted then, all in one question: asked for the newest at once, PostgreSQL would
 * look at one buyer after another until it has a page of them. Many are met soon enough that way: undefined. Each way is a
 * question of its own, for one of several would have the parts of each nickname made anew that another way has found.
 */
async function listFew(
  tx: ReadTx,
  listed: Expression<unknown>,
  ways: readonly Expression<SqlBool>[],
  page: number,
) {
  const found = ways.map((way) => sql`(select id from buyer where ${listed} and ${way} limit ${MAX_FOUND})`)
  const rows = await selectBuyers(tx)
    .where(sql<SqlBool>`id = any (array(${sql.join(found, sql` union all `)}))`)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const total = rows[0]?.total ?? (page === 1 ? 0 : MAX_FOUND)
  if (total >= MAX_FOUND) return undefined
  return { per_page: PER_PAGE, total, current_page: page, data: rows.map(showBuyerLine) }
}

/** A number is a buyer's, a whole phone number with or without its prefix, or the last four digits of one. */
function waysToFind(find: string): Expression<SqlBool>[] {
  const dialled = find.replace(/[\s-]/g, '')
  // Each by an index of its own: one that had none would have all buyers looked at.
  const ends = sql`right(mobile, 4) = ${dialled.slice(-4)}`
  const ways = [
    // What is cheap to look at comes first: the parts of a nickname are only there to be found by.
    sql<SqlBool>`(position(lower(${find}::text) in lower(nickname)) > 0 and nickname_parts(nickname) @> array(
      select part from unnest(nickname_parts(${find}::text)) part
      where length(part) = least(length(${find}::text), ${PART}::int)))`,
  ]
  if (/^\+\d+$/.test(dialled)) ways.push(sql`(${ends} and prefix || mobile = ${dialled})`)
  if (NUMBER.test(dialled)) ways.push(sql`id = ${Number(dialled)}`, sql`(${ends} and mobile = ${dialled})`)
  if (/^\d{4}$/.test(dialled)) ways.push(sql`right(mobile, 4) = ${dialled}`)
  return ways
}
