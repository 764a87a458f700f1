import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sort } from '#features/catalogue/search-rules.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { testApp } from '#testing/start-test-app.ts'
import { findProducts } from './find-products.ts'
import { readKeyword, tiersOf } from './read-keyword.ts'
import { searchScenes } from './test-scenes.ts'
import { trimTopIndexes } from './trim-top-indexes.ts'

/** Lists of ten among sixty products, as of four thousand among many more. */
const [PRODUCTS, LENGTH] = [60, 10]
const app = testApp()
const { addJackfruits } = searchScenes(app)

const ORDERS: [Sort, string][] = [
  [{ by: 'comprehensive', way: 'desc' }, 'sales desc, id'],
  [{ by: 'price', way: 'asc' }, 'price_cents, id'],
  [{ by: 'price', way: 'desc' }, 'price_cents desc, id desc'],
  [{ by: 'time', way: 'asc' }, 'published_at, id'],
  [{ by: 'time', way: 'desc' }, 'published_at desc, id desc'],
]

beforeAll(() => addJackfruits(PRODUCTS))

/** All for sale, and no list held apart yet. */
beforeEach(async () => {
  await change(
    `price_cents = 1000 + id * 7919 % 900, sales = id, published_at = '2026-11-01', on_sale = true`,
    1,
    0,
  )
  await run(app().database.statement)`delete from product_search_top`
  await run(app().database.statement)`delete from product_search_cut`
})

const trim = () => trimTopIndexes(app().database, LENGTH)

/** Every so-manieth product from one on. */
const change = (values: string, every: number, from: number) =>
  run(app().database.statement)`update product set ${sql.raw(values)} where id % ${every} = ${from % every}`

async function expectFoundAsSorted(): Promise<void> {
  const { read } = app().database
  for (const [sort, order] of ORDERS) {
    for (const range of [undefined, { from: 1200, to: 1700 }, { from: 1500, to: 29_000 }]) {
      const sorted = await select<{ id: number }>(read)`
        select id from product where on_sale and price_cents between ${range?.from ?? 0} and ${range?.to ?? 1_000_000}
        order by ${sql.raw(order)}`
      const finding = { tiers: tiersOf(readKeyword('波罗蜜')), sort, range, skip: 0, take: 8 }
      const first = sorted.slice(0, 8).map(({ id }) => id)
      const found = await findProducts(read, finding)
      expect(found.ids).toEqual(first)
      expect(found.total).toBe(sorted.length)
      // Where nobody asks how many there are, nothing is gathered that the lists and bands of price can tell.
      const unasked = await findProducts(read, { ...finding, listed: 0 })
      expect(unasked.ids).toEqual(first)
    }
  }
}

async function lengths(): Promise<number[]> {
  const rows = await select<{ length: number }>(app().database.read)`
    select count(*)::int as length from product_search_top group by list`
  return rows.map(({ length }) => length)
}

describe('the first of every order', () => {
  test('are held apart once there are many products, and cut anew when a list has doubled', async () => {
    expect(await trim()).toBe(ORDERS.length * LENGTH)
    expect(await lengths()).toEqual(ORDERS.map(() => LENGTH))
    expect(await trim()).toBe(0)
    await change(`published_at = published_at + id * interval '1 day'`, 2, 0)
    expect(Math.max(...(await lengths()))).toBeGreaterThan(2 * LENGTH)
    await expectFoundAsSorted()
    expect(await trim()).toBeGreaterThan(0)
    expect(await lengths()).toEqual(ORDERS.map(() => LENGTH))
  })

  test('whatever was placed by where a list ended before is put right', async () => {
    await trim()
    await run(app().database.statement)`
      delete from product_search_top where list = 'price asc' and tie % 2 = 0`
    const { length } = await app()
      .database.read.selectFrom('product_search_top')
      .where('list', '=', 'price asc')
      .select('product_id')
      .execute()
    expect(length).toBeLessThan(LENGTH)
    expect(await trim()).toBe(LENGTH - length)
    await expectFoundAsSorted()
  })

  test('what changed waits in no index once they were looked after', async () => {
    await change('price_cents = price_cents + 1', 1, 0)
    await trim()
    const [waiting] = await select<{ pages: number }>(app().database.read)`
      select sum(gin_clean_pending_list(indexrelid))::int as pages from pg_index
      where indrelid = 'product_search'::regclass and indexrelid::regclass::text ~ 'terms|band'`
    expect(waiting?.pages).toBe(0)
  })

  test('are done away with when few are left', async () => {
    await trim()
    expect(await lengths()).not.toEqual([])
    await change('on_sale = false', 4, 1)
    await change('on_sale = false', 4, 2)
    await change('on_sale = false', 4, 3)
    await expectFoundAsSorted()
    await trim()
    expect(await lengths()).toEqual([])
    await expectFoundAsSorted()
  })

  const changes = fc.array(
    fc.oneof(
      fc.tuple(
        fc.constantFrom(
          'price_cents = 900 + id * 31 % 1000',
          'price_cents = price_cents + 250',
          'price_cents = 300 + id * 7919 % 60000',
          'sales = sales + id * 17 % 90',
          `published_at = published_at + id * interval '1 hour'`,
          'on_sale = not on_sale',
          'on_sale = true',
        ),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 6 }),
      ),
      fc.constant('trim' as const),
    ),
    { minLength: 1, maxLength: 8 },
  )

  test('whatever changes, and whenever they are cut, a search finds what sorting everything finds', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (steps) => {
        for (const step of steps) {
          if (step === 'trim') await trim()
          else await change(...step)
          await expectFoundAsSorted()
        }
      }),
      { numRuns: 9, seed: 72 },
    )
  })
})
