import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { reasonsOf } from './find-reason.ts'

export const listReasons: Act<typeof afterSalesContract.listReasons> = async ({ type }, { tx, language }) =>
  (await reasonsOf(tx, type)).map(({ id, reason }) => ({ id, reason: reason[language] }))
