import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sort } from '#features/catalogue/search-rules.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { aCategory, aProduct, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { countProducts, type ProductFilter, pageOfProducts } from '../product-lists.ts'
import { findProducts } from './find-products.ts'
import { indexProducts } from './index-products.ts'
import { inCategory, readKeyword, tiersOf } from './read-keyword.ts'
import { trimTopIndexes } from './trim-top-indexes.ts'

/**
 * What an answer costs must not grow with the catalogue: every statement, those inside functions too, is watched at
 * 20,000 products. None may read a large table through, and none may touch more than a few pages.
 */
const PRODUCTS = 20_000
const app = testApp()

/** Index pages are touched again and again, so this is far less than it seems; the tables have ten times as many. */
const FEW_PAGES = 1500

const NAMES = [
  ['烟台红富士苹果 脆甜', 'Fuji apples'],
  ['丹东红颜草莓 现摘', 'Strawberries'],
  ['挪威三文鱼 冰鲜', 'Salmon'],
  ['阳澄湖大闸蟹 鲜活', 'Hairy crabs'],
  ['内蒙古牛腩 原切', 'Beef brisket'],
  ['荠菜水饺 速冻', 'Dumplings'],
  ['山林土鸡蛋 新鲜', 'Fresh eggs'],
  ['云南西兰花 现采', 'Broccoli'],
] as const

let watched: pg.Pool
let tx: ReadTx
let plans: Plan[] = []
let top: number
let sub: number

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Node[]
}
type Plan = { 'Query Text': string; Plan: Node }

beforeAll(async () => {
  await fillCatalogue()
  watched = new pg.Pool({ connectionString: app().database.url, max: 1 })
  watched.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const plan = message?.match(/\{[\s\S]*\}/)?.[0]
      if (plan) plans.push(JSON.parse(plan))
    })
  })
  tx = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watched }) }) as unknown as ReadTx
  await watched.query(`load 'auto_explain'`)
  const settings = {
    log_min_duration: '0',
    log_nested_statements: 'on',
    log_analyze: 'on',
    log_buffers: 'on',
    log_format: 'json',
    log_timing: 'off',
  }
  for (const [name, value] of Object.entries(settings)) {
    await watched.query('select set_config($1, $2, false)', [`auto_explain.${name}`, value])
  }
  await watched.query('set client_min_messages = log')
}, 120_000)

afterAll(() => watched?.end())

/** Eight products saved as products are, copied until there are many. Beef is dear, all of it. */
async function fillCatalogue(): Promise<void> {
  const shopId = await aShop(app().database)
  top = await aCategory(app().database)
  const subs = [
    await aCategory(app().database, { pid: top }),
    await aCategory(app().database, { pid: top }),
  ] as const
  sub = subs[0]
  const models: number[] = []
  for (const [at, [zh_CN, en_US]] of NAMES.entries()) {
    models.push(
      await aProduct(app().database, {
        name: { zh_CN, en_US },
        shopId,
        categoryId: subs[at % 2 === 0 ? 0 : 1],
      }),
    )
  }
  await run(app().database.statement)`
    insert into product (shop_id, category_id, top_category_id, name, summary, intro, covers, price_cents, sales,
      is_new, is_recommended, on_sale, published_at)
    select m.shop_id, m.category_id, m.top_category_id, m.name, m.summary, m.intro, m.covers,
      500 + (n::bigint * 7919) % 20000 + case when n % 8 = 4 then 20000 else 0 end, (n::bigint * 104729) % 50000, n % 50 = 0, n % 60 = 0, n % 27 <> 0,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${PRODUCTS}::int) n
    join product m on m.id = (${models}::bigint[])[1 + n % ${models.length}::int]`
  await run(app().database.statement)`
    insert into sku (product_id, name, price_cents, stock, position)
    select id, '{"zh_CN":"份","en_US":"each"}', price_cents, 5, 0 from product`
  // An index made afterwards is made many times faster.
  await run(app().database.statement)`drop index product_search_terms`
  await run(app().database.statement)`
    insert into product_search (product_id, sales, price_cents, published_at, on_sale, syllables, terms)
    select p.id, p.sales, p.price_cents, p.published_at, p.on_sale, s.syllables, s.terms
    from product p join product m on m.name = p.name and m.id = any (${models}::bigint[])
    join product_search s on s.product_id = m.id
    on conflict do nothing`
  await run(app().database.statement)`create index product_search_terms on product_search using gin (terms)`
  expect(await trimTopIndexes(app().database)).toBe(5 * 4000)
  await run(app().database.statement)`vacuum analyze`
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const LARGE = ['product', 'product_search', 'sku']

/** Runs it twice, for the plans of the second time: the first also reads the catalogue of tables. */
async function expectCheap(run: () => Promise<unknown>, pages = FEW_PAGES): Promise<void> {
  await run()
  plans = []
  await run()
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    const nodes = nodesOf(plan.Plan)
    const readThrough = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''),
    )
    expect(readThrough, plan['Query Text']).toEqual([])
    const touched = (plan.Plan['Shared Hit Blocks'] ?? 0) + (plan.Plan['Shared Read Blocks'] ?? 0)
    expect(touched, plan['Query Text']).toBeLessThan(pages)
  }
}

const SORTS: Sort[] = [
  { by: 'comprehensive', way: 'desc' },
  { by: 'price', way: 'asc' },
  { by: 'price', way: 'desc' },
  { by: 'time', way: 'asc' },
  { by: 'time', way: 'desc' },
]
const named = (sort: Sort) => `${sort.by} ${sort.way}`

describe('lists', () => {
  const filters = (): [string, Omit<ProductFilter, 'sort'>][] => [
    ['everything', {}],
    ['a category', { category: { id: sub, pid: top } }],
    ['a category above', { category: { id: top, pid: 0 } }],
    ['new ones', { display: 'new' }],
    ['recommended ones', { display: 'recommend' }],
    ['new ones of a category', { display: 'new', category: { id: sub, pid: top } }],
    ['recommended ones of a category above', { display: 'recommend', category: { id: top, pid: 0 } }],
    ['a narrow price range', { range: { from: 1000, to: 1020 } }],
    ['a wide price range', { range: { from: 1000, to: 15_000 } }],
    ['a price range in a category', { range: { from: 1000, to: 2000 }, category: { id: sub, pid: top } }],
  ]

  test.each(SORTS.map((sort) => [named(sort), sort] as const))('by %s', async (_, sort) => {
    for (const [, filter] of filters()) {
      const whole = { ...filter, sort }
      const page = { page: 1, size: 20 }
      await expectCheap(() => pageOfProducts(tx, whole, page))
      await expectCheap(() => countProducts(tx, whole))
      expect((await pageOfProducts(tx, whole, page)).length).toBeGreaterThan(0)
    }
  })

  test('the last page that can be turned to', async () => {
    for (const sort of SORTS) {
      const run = () => pageOfProducts(tx, { sort }, { page: 50, size: 20 })
      await expectCheap(run, 3 * FEW_PAGES)
      expect(await run()).toHaveLength(20)
    }
  })
})

describe('searches', () => {
  // An eighth of all, a quarter, half of all, and what nothing or little is called.
  const keywords = [
    '苹果',
    '牛腩',
    '鲜',
    '现',
    'xian',
    'x',
    'apple',
    'pingguo',
    'pg',
    '苹果 烟台',
    '三文鱼 苹果',
    '航空母舰',
  ]
  const find = (keyword: string, sort: Sort, more: object = {}) =>
    findProducts(tx, { tiers: tiersOf(readKeyword(keyword)), sort, skip: 0, take: 20, ...more })

  test.each(SORTS.map((sort) => [named(sort), sort] as const))('by %s', async (_, sort) => {
    for (const keyword of keywords) {
      await expectCheap(() => find(keyword, sort))
      await expectCheap(() => find(keyword, sort, { range: { from: 1000, to: 1020 } }), 2 * FEW_PAGES)
      await expectCheap(() => find(keyword, sort, { range: { from: 1000, to: 15_000 } }))
    }
  })

  test.each(SORTS.map((sort) => [named(sort), sort] as const))('in a category, by %s', async (_, sort) => {
    for (const categoryId of [top, sub]) {
      for (const keyword of keywords) {
        await expectCheap(() => find(keyword, sort, { place: inCategory(categoryId) }))
      }
    }
  })

  test('what the short way finds is what sorting everything finds', async () => {
    for (const keyword of ['苹果', '牛腩', '鲜', 'xian', '苹果 烟台']) {
      for (const sort of SORTS) {
        for (const range of [undefined, { from: 1000, to: 1020 }, { from: 1000, to: 15_000 }]) {
          const tiers = tiersOf(readKeyword(keyword))
          const found = await find(keyword, sort, { range })
          expect(found.ids).toEqual(await sortEverything(tiers, sort, range))
          expect(found.total).toBe(await countEverything(tiers.at(-1) ?? '', range))
        }
      }
    }
  })

  test('the first by price, and what a narrow range holds, are found in bands of price', async () => {
    for (const range of [undefined, { from: 25_000, to: 26_000 }]) {
      for (const sort of SORTS.filter(({ by }) => by === 'price')) {
        await expectCheap(() => find('牛腩', sort, { range }), 800)
        const used = plans.flatMap(({ Plan }) => nodesOf(Plan).map((node) => node['Index Name'] ?? ''))
        expect(used).not.toContain('product_search_terms')
        expect(used.some((name) => name.startsWith('product_search_band_'))).toBe(true)
      }
    }
  })

  test('a question is planned once, not each time it is asked', async () => {
    const kept = await app().database.write(async (writing) => {
      for (let n = 0; n < 12; n += 1) {
        const tiers = tiersOf(readKeyword('苹果'))
        await findProducts(writing, { tiers, sort: SORTS[0]!, skip: 0, take: 20 })
      }
      return select<{ generic_plans: number }>(writing)`
        select generic_plans from pg_prepared_statements where statement like '%search_products%'`
    })
    expect(kept.map(({ generic_plans }) => generic_plans > 0)).toEqual([true])
  })

  test('what changes is found at its new place', async () => {
    const first = async (sort: Sort) => (await find('苹果', sort)).ids[0]
    const [, cheapest, dearest, oldest, newest] = SORTS
    const id = (await find('苹果', cheapest!)).ids[10]!
    const change = (values: object) =>
      app().database.statement.updateTable('product').set(values).where('id', '=', id).execute()
    const places: [object, Sort][] = [
      [{ price_cents: 1 }, cheapest!],
      [{ price_cents: 9_000_000 }, dearest!],
      [{ published_at: new Date('2020-01-01') }, oldest!],
      [{ published_at: new Date('2030-01-01') }, newest!],
      [{ sales: 1_000_000 }, SORTS[0]!],
    ]
    for (const [values, sort] of places) {
      expect(await first(sort)).not.toBe(id)
      await change(values)
      expect(await first(sort)).toBe(id)
    }
    await change({ on_sale: false })
    for (const sort of SORTS) expect(await first(sort)).not.toBe(id)
    await change({ on_sale: true, name: { zh_CN: '梨', en_US: 'Pears' } })
    await app().database.write((writing) => indexProducts(writing, [id]))
    for (const sort of SORTS) {
      expect(await first(sort)).not.toBe(id)
      expect((await find('梨', sort)).ids).toEqual([id])
    }
  })
})

const COLUMNS = { comprehensive: 'sales', sales: 'sales', price: 'price_cents', time: 'published_at' }

async function sortEverything(
  tiers: readonly string[],
  sort: Sort,
  range = { from: 0, to: 1_000_000 },
): Promise<number[]> {
  const way = sql.raw(sort.way)
  const tier =
    sort.by === 'comprehensive'
      ? sql`case ${sql.join(
          tiers.map((query, at) => sql`when s.terms @@ ${query}::tsquery then ${sql.lit(at)}::int`),
          sql` `,
        )} end`
      : sql`0`
  const tie = sort.by === 'comprehensive' ? sql`p.id` : sql`p.id ${way}`
  const rows = await select<{ id: number }>(app().database.read)`
    select p.id, ${tier} as tier from product p join product_search s on s.product_id = p.id
    where p.on_sale and p.price_cents between ${range.from} and ${range.to} and s.terms @@ ${tiers.at(-1)}::tsquery
    order by tier, p.${sql.ref(COLUMNS[sort.by])} ${way}, ${tie} limit 20`
  return rows.map(({ id }) => id)
}

async function countEverything(query: string, range = { from: 0, to: 1_000_000 }): Promise<number> {
  const rows = await select<{ count: number }>(app().database.read)`
    select least(count(*), 1000)::int as count from product p join product_search s on s.product_id = p.id
    where p.on_sale and p.price_cents between ${range.from} and ${range.to} and s.terms @@ ${query}::tsquery`
  return rows[0]?.count ?? 0
}
