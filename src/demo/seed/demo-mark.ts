import { sql } from 'kysely'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'

const MODULE = 'demo'

/** What only a demo writes into its database, from the first version on: the parts of it that were sown. */
export async function demoMarks(tx: ReadTx): Promise<string[]> {
  const rows = await tx.selectFrom('setting').select('key').where('module', '=', MODULE).execute()
  return rows.map(({ key }) => key)
}

export const isDemoDatabase = async (tx: ReadTx) => (await demoMarks(tx)).length > 0

/** What somebody has entered or bought in a shop of their own; a migrated database without a shop holds none of it. */
const ENTERED = ['person', 'setting', 'product', 'buyer', 'shop_order'] as const

/** Somebody's own shop: no demo was ever sown here, and it is not empty. */
export async function isRealDatabase(tx: ReadTx): Promise<boolean> {
  if (await isDemoDatabase(tx)) return false
  for (const table of ENTERED)
    if (await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) return true
  return false
}

export async function markDemo(tx: WriteTx, part: string): Promise<void> {
  await tx.insertInto('setting').values({ module: MODULE, key: part, value: '1' }).execute()
}
