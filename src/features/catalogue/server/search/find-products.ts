import { sql } from 'kysely'
import { hasWay, LISTED_MAX, type Sort } from '#features/catalogue/search-rules.ts'
import { prepareText } from '#platform/database/prepare.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

export type PriceRange = { from: Cents; to: Cents }

export type Finding = {
  /** From the narrowest to the widest; see `tiersOf`. */
  tiers: readonly string[]
  /** The category or the shop it stays within; see `inCategory`. */
  place?: string | undefined
  sort: Sort
  range?: PriceRange | undefined
  skip: number
  take: number
  /** How far to count; 0 when nobody asks how many there are. */
  listed?: number
}

/** The largest price there can be. */
const MOST_CENTS = 2 ** 31 - 1
const within = (cents: Cents) => Math.min(Math.max(cents, 0), MOST_CENTS)

const listOf = ({ by, way }: Sort) => (hasWay(by) ? `${by} ${way}` : 'sales')

/** What `search_products` (migrations, catalogue-search) is handed. By any figure it is all one tier: the widest. */
function asked({ tiers, place, sort, range, skip, take, listed = LISTED_MAX }: Finding) {
  const [from, to] = range ? [within(range.from), within(range.to)] : [0, null]
  const used = sort.by === 'comprehensive' ? tiers : tiers.slice(-1)
  return { tiers: used, place: place ?? null, list: listOf(sort), from, to, skip, take, listed }
}
type Asked = ReturnType<typeof asked>

const search = ({ tiers, place, list, from, to, skip, take, listed }: Asked) => sql`search_products(
  ${tiers}::text[]::tsquery[], ${place}::text::tsquery, ${list}, ${from}::int, ${to}::int, ${skip}::int, ${take}::int,
  ${listed}::int)`

export type Found = { total: number; ids: number[] }

const searchFor = prepareText<Found, Asked>((finding) => sql`select total, ids from ${search(finding)}`)

/** Which products are found, a page of them in their order, and how many there are. */
export async function findProducts(tx: ReadTx, finding: Finding): Promise<Found> {
  const [found = { total: 0, ids: [] }] = await searchFor(tx, asked(finding))
  return { total: found.total, ids: found.ids.map(Number) }
}
