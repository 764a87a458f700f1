import { DEFAULT_SUMS, type Giver } from '#features/approvals/approval-rules.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** What somebody of this role may give away alone, as the owner has set it. */
export async function readSums(tx: ReadTx, role: Giver): Promise<{ each: Cents; day: Cents }> {
  const each = (await readSetting(tx, 'sums', `${role}_each`)) ?? DEFAULT_SUMS[role].each
  const day = (await readSetting(tx, 'sums', `${role}_day`)) ?? DEFAULT_SUMS[role].day
  return { each: each * 100, day: day * 100 }
}
