import { expect, test } from 'vitest'
import { findWrites } from './find-writes.ts'

const tables = (source: string) => findWrites(source).map(({ table }) => table)

test.each([
  ["tx.insertInto('sku').values({})", ['sku']],
  ["tx\n  .updateTable('sku')\n  .set({})", ['sku']],
  ["tx.deleteFrom('sku as s')", ['sku']],
  ["tx.mergeInto('sku')", ['sku']],
  ['sql`insert into sku (id) values (1)`', ['sku']],
  ['sql`with a as (update sku s set stock = 1), b as (delete from product) select 1`', ['sku', 'product']],
  ['sql`insert into sku (id) values (1) on conflict (id) do update set id = 1`', ['sku']],
  ["tx.selectFrom('sku').innerJoin('product', 'a', 'b').forNoKeyUpdate('sku')", ['sku']],
  ["tx.selectFrom('sku').where('id', '=', 1).forUpdate()", ['sku']],
  ['sql`select from sku s join product p on true order by s.id for no key update of s`', ['sku']],
  ['sql`select id from sku limit 1 for update skip locked`', ['sku']],
])('%s writes or locks %j', (source, expected) => {
  expect(tables(source)).toEqual(expected)
})

test.each([
  "tx.selectFrom('sku').selectAll()",
  'sql`select * from sku`',
  '/** Whoever may insert into sku and update product set … */',
  '// delete from sku',
  "summary: 'Update product details'",
])('%s writes nothing', (source) => {
  expect(tables(source)).toEqual([])
})

test('a write is told with its line', () => {
  expect(findWrites("/* a\n b */\n\ntx.insertInto('sku')")).toEqual([
    { table: 'sku', line: 4, how: 'insertInto' },
  ])
})
