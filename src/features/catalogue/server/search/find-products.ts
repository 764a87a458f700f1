import { type RawBuilder, sql } from 'kysely'
import { hasWay, LISTED_MAX, type Sort } from '#features/catalogue/search-rules.ts'
import { cheapestGrams } from '#features/catalogue/server/catalogue-store.ts'
import { altOf } from '#features/pictures/server/find-library-pictures.ts'
import { freeShipping } from '#features/postage/server/free-shipping.ts'
import { prepareText } from '#platform/database/prepare.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Cents } from '#platform/money.ts'
import type { CardRow } from '../show-product.ts'

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
  /** Whether the pinyin of names is wanted, to mark in them what was typed in letters. */
  spoken?: boolean
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

const SYLLABLES = sql<string>`(select syllables from product_search where product_id = product.id)`
const UNSPOKEN = sql<string>`''`

/** `syllables` are empty where nobody asked for them. */
export type FoundRow = CardRow & { syllables: string }

/**
 * Where the page is empty, one row still says how many there are. Of the pictures a card shows the first alone. With and without
 * pinyin it is a question of its own: were that a value, PostgreSQL would plan for it each time, which costs more than answering.
 */
const pageWith = (syllables: RawBuilder<string>) =>
  prepareText<FoundRow & { id: number | null; total: number }, Asked>(
    (finding, language) => sql`
    select result.total, product.id, product.covers[1:1] as covers, product.price_cents, product.sales, product.virtual,
      ${freeShipping} as free_shipping, ${inLanguage('product.name', language)} as name,
      ${syllables} as syllables,
      ${altOf(sql`product.covers[1]`, language)} as cover_alt, ${cheapestGrams} as nominal_grams,
      not exists (select from sku where sku.product_id = product.id and sku.stock > 0) as sold_out
    from ${search(finding)} as result
    left join lateral unnest(result.ids) with ordinality as found (id, at) on true
    left join product on product.id = found.id
    order by found.at`,
  )
const findPage = pageWith(UNSPOKEN)
const findSpokenPage = pageWith(SYLLABLES)

/** A page of what is found, in order, and how many there are. */
export async function findProducts(
  tx: ReadTx,
  finding: Finding,
  language: Language,
): Promise<{ total: number; rows: FoundRow[] }> {
  const rows = await (finding.spoken ? findSpokenPage : findPage)(tx, asked(finding), language)
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) }
}

const namedWith = (syllables: RawBuilder<string>) =>
  prepareText<{ name: string; syllables: string }, Asked>(
    (finding, language) => sql`
    select ${inLanguage('product.name', language)} as name, ${syllables} as syllables
    from ${search(finding)} as result, unnest(result.ids) with ordinality as found (id, at)
    join product on product.id = found.id
    order by found.at`,
  )
const findNamed = namedWith(UNSPOKEN)
const findSpokenNamed = namedWith(SYLLABLES)

/** The names of the first that are found, with the pinyin of the Chinese one where it is wanted. */
export function findNames(
  tx: ReadTx,
  { tiers, take, spoken }: Pick<Finding, 'tiers' | 'take'> & { spoken: boolean },
  language: Language,
): Promise<{ name: string; syllables: string }[]> {
  const finding: Finding = { tiers, sort: { by: 'comprehensive', way: 'desc' }, skip: 0, take, listed: 0 }
  return (spoken ? findSpokenNamed : findNamed)(tx, asked(finding), language)
}
