import { sql } from 'kysely'
import type { reasonsSellerContract } from '#features/after-sales/reasons-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { atTheEnd } from '#platform/database/positions.ts'
import * as m from '#words'
import { lockReasons, needOwnWords } from './lock-reasons.ts'

export const addReason: Act<typeof reasonsSellerContract.addReason> = async (
  { type, reason },
  { tx, trace },
) => {
  needOwnWords(await lockReasons(tx, type), reason)
  const { id } = await tx
    .insertInto('refund_reason')
    .values({ type, reason, position: atTheEnd('refund_reason', sql`type = ${type}`) })
    .returning('id')
    .executeTakeFirstOrThrow()
  trace({ thing: 'reason', id, after: { type, reason } })
  return withMessage({ id, type, reason, active: 1 }, m.sellerreasons_added, { id })
}
