import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BackupFooter } from '#platform/database/backup-file.ts'
import { askDatabase } from '#testing/ask-database.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

/** A demo shop as 0.2.0 left it, with its first eighteen migrations: orders, payments, refunds, reviews, conversations. */
const KEPT = path.resolve(import.meta.dirname, '../testing/kept/shop-0.2.0.backup')
/** Shipments became parcels. */
const MOVED = ['shipment']
const name = `upgraded_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(inject('serverUrl')), { pathname: name }).href
const at = await testFolder()

const type = (...args: string[]) => typeAsSeller({ database: { url }, dataDir: at('data') }, args)

async function countRows(table: string): Promise<number> {
  const [found] = await askDatabase<{ rows: number }>(url, `select count(*)::int as rows from "${table}"`)
  return found?.rows ?? 0
}

let restored: Awaited<ReturnType<typeof type>>
beforeAll(async () => {
  await askDatabase(inject('serverUrl'), `create database ${name}`)
  restored = await type('restore', KEPT)
})
afterAll(() => askDatabase(inject('serverUrl'), `drop database ${name} with (force)`))

test('a shop of 0.2.0 comes to today with every row, and its books agree', async () => {
  expect(restored).toMatchObject({ code: 0, err: expect.not.stringContaining('failed') })
  const footer =
    gunzipSync(await readFile(KEPT))
      .toString()
      .trimEnd()
      .split('\n')
      .at(-1) ?? ''
  const { rows: before } = JSON.parse(footer) as BackupFooter
  const kept = Object.entries(before).filter(([table]) => !MOVED.includes(table))
  const after = await Promise.all(kept.map(async ([table]) => [table, await countRows(table)] as const))
  // Migrations bring rows of their own; they take none away.
  expect(after.filter(([table, rows]) => rows < (before[table] ?? 0))).toEqual([])
  expect(before.shop_order).toBeGreaterThan(5)
  expect(await countRows('parcel')).toBe(before.shipment)
  expect(await type('check-books')).toMatchObject({ code: 0 })
})

test('and its seller finds the orders that were there', async () => {
  const { out } = await type('orders', '--json')
  expect(JSON.parse(out).data.data).toContainEqual(expect.objectContaining({ order_sn: expect.any(String) }))
})
