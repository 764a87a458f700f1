import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { readMigrations } from '#platform/database/read-migrations.ts'
import { askDatabase } from '#testing/ask-database.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../migrations')
const BEFORE = '0081'
const name = `upgraded_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(inject('serverUrl')), { pathname: name }).href
const ask = (statement: string) => askDatabase<Record<string, unknown>>(url, statement)

beforeAll(() => askDatabase(inject('serverUrl'), `create database ${name}`))
afterAll(() => askDatabase(inject('serverUrl'), `drop database ${name} with (force)`))

/** As the release before left it: products of every kind it knew. */
beforeEach(async () => {
  await ask('drop schema public cascade; create schema public')
  const files = (await readMigrations(FOLDER)).map((file) => file.name)
  await migrate(url, FOLDER, { only: files.filter((file) => file < BEFORE) })
  const text = `'{"zh_CN":"一","en_US":"One"}'`
  await ask(`
    insert into category (id, pid, slug, name, picture) values (1, 0, 'fruit', ${text}, '/p');
    insert into shop (id, name, intro, city, logo) values (1, ${text}, ${text}, ${text}, '/p');
    insert into product (id, shop_id, category_id, top_category_id, name, summary, intro, covers, price_cents, virtual, free_shipping,
      free_shipping_cents)
    select id, 1, 1, 1, ${text}, ${text}, ${text}, '{/p}', 100, virtual, free, sum
    from (values (1, false, true, null::integer), (2, false, true, 10000), (3, false, false, null), (4, false, false, 9900),
      (5, true, true, null), (6, false, false, 0)) given (id, virtual, free, sum)`)
})

const products = async () =>
  (await ask('select postage, free_shipping_cents as sum from product order by id')).map(
    ({ postage, sum }) => [postage, sum],
  )
const listed = () => ask('select product_id::int, free_from_cents from free_by_default order by product_id')

test('every product stays as it was charged, and those under the old default are listed', async () => {
  await ask('update postage_terms set fee_cents = 800')
  await migrate(url, FOLDER)
  expect(await products()).toEqual([
    ['free', null],
    ['free', null],
    ['shop', null],
    ['own', 9900],
    ['free', null],
    ['free', null],
  ])
  expect(await listed()).toEqual([
    { product_id: 1, free_from_cents: null },
    { product_id: 2, free_from_cents: 10000 },
  ])
  expect(await ask('select changed_at is not null as saved from postage_terms')).toEqual([{ saved: true }])
})

test('a demo’s goods are meant as they are, and terms nobody touched count as not saved', async () => {
  await ask(`insert into setting (module, key, value) values ('demo', 'catalogue', '1')`)
  await migrate(url, FOLDER)
  expect(await listed()).toEqual([])
  expect((await products())[0]).toEqual(['free', null])
  expect(await ask('select changed_at is not null as saved from postage_terms')).toEqual([{ saved: false }])
})
