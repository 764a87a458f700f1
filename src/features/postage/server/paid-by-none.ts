import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { paidByNone } from './free-shipping.ts'

/** Whether there is a fee that no product on the shelf would pay. */
export async function isPaidByNone(tx: ReadTx): Promise<boolean> {
  const [row] = await select<{ none: boolean }>(tx)`select ${paidByNone} as none`
  return row?.none ?? false
}

/** Whether the seller has saved the terms of postage since the first day. */
export async function isPostageSaved(tx: ReadTx): Promise<boolean> {
  const terms = await tx.selectFrom('postage_terms').select('changed_at').executeTakeFirstOrThrow()
  return terms.changed_at !== null
}
