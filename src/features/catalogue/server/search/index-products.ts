import { sql } from 'kysely'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { onceEach } from '#platform/once-each.ts'
import { flushIndexes } from './flush-indexes.ts'
import { runsOf } from './fold-text.ts'
import { LISTS } from './search-tables.ts'
import { spokenOf, TERMS_VERSION, termsOf } from './terms.ts'
import { withoutOneLetter } from './word-forms.ts'

/** Makes products findable by what they say now. Whoever saves a product, renames a category or a shop calls this. */
export async function indexProducts(tx: WriteTx, ids: readonly number[]): Promise<void> {
  const texts = await readTexts(tx, ids)
  if (texts.length === 0) return
  const syllablesOf = await loadPinyin()
  const rows = texts.map((text) => {
    const syllables = syllablesOf(spokenOf(text.name.zh_CN))
    const about = [text.summary, text.category, text.top, text.shop]
    const terms = termsOf({
      names: both(text.name),
      syllables,
      about: about.flatMap(both),
      aboutSyllables: about.map(({ zh_CN }) => syllablesOf(spokenOf(zh_CN))),
      categories: [...new Set([text.category_id, text.top_category_id])],
      shop: text.shop_id,
    })
    return { id: text.id, syllables: syllables.join(' '), terms }
  })
  await saveRows(tx, rows)
  await saveWords(tx, new Set(texts.flatMap(({ name }) => both(name).flatMap(wordsOf))))
  await flushIndexes(tx)
}

const both = (text: Text) => [text.zh_CN, text.en_US]

const readTexts = (tx: ReadTx, ids: readonly number[]) =>
  tx
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('category as top', 'top.id', 'product.top_category_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .where(sql<boolean>`product.id = any (${[...ids]}::bigint[])`)
    .select([
      'product.id',
      'product.name',
      'product.summary',
      'product.category_id',
      'product.top_category_id',
      'product.shop_id',
    ])
    .select(['category.name as category', 'top.name as top', 'shop.name as shop'])
    // Rows are locked in the order of ids, as everywhere.
    .orderBy('product.id')
    .execute()

/** The dictionary takes memory that a process which only serves never needs: it is loaded by the first who writes. */
async function loadPinyin(): Promise<(han: string) => string[]> {
  const { pinyin } = await import('pinyin-pro')
  return onceEach((han) => (han === '' ? [] : pinyin(han, { toneType: 'none', type: 'array', v: true })))
}

type Row = { id: number; syllables: string; terms: string[] }

async function saveRows(tx: WriteTx, rows: readonly Row[]): Promise<void> {
  await run(tx)`
    insert into product_search (product_id, sales, price_cents, published_at, on_sale, syllables, version, terms)
    select product.id, product.sales, product.price_cents, product.published_at, product.on_sale, row.syllables,
      ${TERMS_VERSION}::smallint,
      array_to_tsvector(array(select json_array_elements_text(row.terms)))
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id bigint, syllables text, terms json)
    join product on product.id = row.id
    left join product_search known on known.product_id = product.id
    -- Rows are locked in the order of ids, as everywhere. New ones nobody can lock: goods of a kind lie together, so that what a
    -- word finds is on few pages.
    order by known.product_id nulls last, product.category_id, product.id
    on conflict (product_id) do update
      set sales = excluded.sales, price_cents = excluded.price_cents, published_at = excluded.published_at,
          on_sale = excluded.on_sale, syllables = excluded.syllables, version = excluded.version, terms = excluded.terms`
  const ids = rows.map(({ id }) => id)
  await run(tx)`delete from product_search_top where product_id = any (${ids}::bigint[])`
  await run(tx)`select place_in_search_top(${ids}::bigint[], ${LISTS}::text[])`
}

/** Shorter words have too many neighbours for a slip to be told from another word. */
export const SHORTEST_WORD = 4

const wordsOf = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .filter((word) => word.length >= SHORTEST_WORD && word.length <= 30 && /^[a-z]+$/.test(word))

async function saveWords(tx: WriteTx, words: ReadonlySet<string>): Promise<void> {
  const rows = [...words].sort().map((word) => ({ word, forms: withoutOneLetter(word) }))
  await run(tx)`
    insert into search_word (word, forms)
    select word, forms from json_to_recordset(${JSON.stringify(rows)}::json) as row (word text, forms text[])
    on conflict (word) do nothing`
}
