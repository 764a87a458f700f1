import { expect, test } from 'vitest'
import { findMigrationFaults } from './find-migration-faults.ts'

const BEFORE = { name: '0045-reports.sql', sql: 'create table report (id bigint)' }
const RETIRED = { 'sku.weight': '0045', old_list: '0045' }

const faultsOf = (sql: string, head = '-- since 0045\n') =>
  findMigrationFaults([BEFORE, { name: '0060-next.sql', sql: head + sql }], RETIRED, '0052')

test.each([
  ['create table one (id bigint); create index one_id on one (id)'],
  ['alter table sku add column note text'],
  ["alter table sku add column note text not null default '', add column more int"],
  ['create index concurrently if not exists sku_note on sku (note)'],
  [
    '-- create index sku_note on sku (note);\ncreate function f() returns int language sql as $$ drop table sku $$',
  ],
  ['alter table sku drop column weight'],
  ['drop table if exists old_list'],
])('a shop runs on through: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([])
})

test.each([
  ['create index sku_note on sku (note)', 'while nobody may write'],
  ['create unique index concurrently sku_note on sku (note)', 'while nobody may write'],
  [
    'create table one (id bigint); create index concurrently if not exists sku_note on sku (note)',
    'a file of its own',
  ],
  ['alter table sku alter column note type jsonb', 'type of a column'],
  ['alter table sku rename column note to remark', 'renames'],
  ['alter table sku alter column note set not null', 'not null'],
  ['alter table sku add column kept text, add column note text not null', 'without a default'],
  ["set local lock_timeout = '1h'; select 1", 'lock_timeout'],
  ['alter table sku drop column note', 'drops sku.note'],
  ['drop table sku, old_list', 'drops sku'],
])('it would not through: %s', (sql, fault) => {
  expect(faultsOf(sql)).toEqual([expect.stringContaining(fault)])
})

test('what is dropped was used by programs the file still lets in', () => {
  const older = { name: '0044-older.sql', sql: '' }
  const next = { name: '0060-next.sql', sql: '-- since 0044\nalter table sku drop column weight' }
  expect(findMigrationFaults([older, next], RETIRED, '0052')).toEqual([
    expect.stringContaining('drops sku.weight'),
  ])
})

test.each(['', '-- since 0060\n', '-- since 0050\n'])(
  'a file says which programs still run on it: %j',
  (head) => {
    expect(faultsOf('select 1', head)).toEqual([expect.stringContaining('which programs')])
  },
)

test('files from before the rules are left alone', () => {
  expect(findMigrationFaults([{ name: '0052-last.sql', sql: 'drop table sku' }])).toEqual([])
})
