import type { manyRefundsSellerContract } from '#features/after-sales/many-refunds-seller-contract.ts'
import { checkLines } from '#platform/batches/check-lines.ts'
import { showChecked } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { planRefunds } from './plan-refunds.ts'
import { refunds } from './refunds-batch.ts'
import { refuseFaults } from './refuse-faults.ts'
import { sumReady } from './sum-ready.ts'

export const checkRefunds: Act<typeof manyRefundsSellerContract.checkRefunds> = async (
  asked,
  { tx, language },
) => {
  refuseFaults(asked)
  const checked = await checkLines(tx, refunds, await planRefunds(tx, asked))
  return { ...showChecked(checked, language), total: toYuan(sumReady(checked)) }
}
