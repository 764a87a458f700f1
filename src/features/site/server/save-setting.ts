import type { WriteTx } from '#platform/database/tx.ts'

/** Writes a setting down, whatever it was before. Whether the value will do is for the caller to know. */
export async function saveSetting(
  tx: WriteTx,
  { module, key }: { module: string; key: string },
  next: unknown,
): Promise<void> {
  const value = JSON.stringify(next)
  await tx
    .insertInto('setting')
    .values({ module, key, value })
    .onConflict((conflict) => conflict.columns(['module', 'key']).doUpdateSet({ value }))
    .execute()
}
