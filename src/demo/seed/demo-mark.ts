import type { ReadTx, WriteTx } from '#platform/database/tx.ts'

const MODULE = 'demo'

/** What only a demo writes into its database, from the first version on: the parts of it that were sown. */
export async function demoMarks(tx: ReadTx): Promise<string[]> {
  const rows = await tx.selectFrom('setting').select('key').where('module', '=', MODULE).execute()
  return rows.map(({ key }) => key)
}

export const isDemoDatabase = async (tx: ReadTx) => (await demoMarks(tx)).length > 0

export async function markDemo(tx: WriteTx, part: string): Promise<void> {
  await tx.insertInto('setting').values({ module: MODULE, key: part, value: '1' }).execute()
}
