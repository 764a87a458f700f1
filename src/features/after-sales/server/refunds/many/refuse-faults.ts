import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'

type Given = { reason: string; percent?: number | undefined; amount?: number | undefined }

/** What is wrong with what is asked, before any order is looked at. */
export function refuseFaults({ reason, percent, amount }: Given): void {
  refuseFirst(refundReasonFaults(reason))
  if (percent !== undefined && amount !== undefined) refuse(m.manyrefunds_percent_or_sum)
}
