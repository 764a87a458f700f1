import type { accountContract } from '#features/account/account-contract.ts'
import { closeFaults } from '#features/account/account-rules.ts'
import type {} from '#features/account/server/account-part.ts'
import { findBuyer } from '#features/account/server/buyer-store.ts'
import { wholeNumber } from '#features/account/server/read-number.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { forgetCounts } from '#platform/limits/forget-counts.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import * as m from '#words'
import { checkPassword } from './check-password.ts'

/** What stays is the row that orders and reviews hang on; nothing in it says who it was. */
const NOBODY = {
  prefix: '',
  mobile: '',
  password_hash: '',
  payment_password_hash: '',
  nickname: '',
  avatar: '',
  name: '',
  gender: 0,
  birthday: null,
  email: '',
  wechat: '',
  qq: '',
  academic: '',
  work: '',
  // What the shop wrote about them.
  note: '',
  blocked_reason: '',
}

export const closeAccount: Act<typeof accountContract.closeAccount> = async (input, context) => {
  refuseFirst(closeFaults(input))
  const buyer = await findBuyer(context.tx, context.actor.id)
  await checkPassword(context, buyer, input.password, m.account_wrong_password)
  return context.write(async (writing) => {
    const { tx, now, actor, changed, services, trace } = writing
    // Whatever else begins with this buyer waits here, and then finds the account closed.
    await tx.selectFrom('buyer').select('id').where('id', '=', actor.id).forUpdate().execute()
    for (const part of services.accountParts) {
      const reason = await part.mayClose?.(tx, actor.id)
      if (reason) return refuse(reason)
    }
    for (const part of services.accountParts) {
      await part.whenClosed?.(tx, actor.id, now)
      await part.whenShownOtherwise?.(tx, actor.id)
    }
    const { numUpdatedRows } = await tx
      .updateTable('buyer')
      .set({ ...NOBODY, closed_at: now })
      .where('id', '=', actor.id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse(m.account_verify_failed)
    await withdrawConsents(tx, actor.id, now)
    await forgetNumber(tx, buyer)
    await endSessions(writing, actor.id)
    trace({ thing: 'buyer', id: actor.id, reason: 'account closed' })
    changed(`buyer:${actor.id}`)
    return withMessage({}, m.account_closed)
  })
}

/** That there was one is kept with the orders it was given for. */
async function withdrawConsents(tx: WriteTx, buyerId: number, now: Date): Promise<void> {
  await tx.updateTable('consent').set({ withdrawn_at: now }).where('buyer_id', '=', buyerId).execute()
}

/** Codes that were sent to the number and counts kept under it; whoever gets it next begins anew. */
async function forgetNumber(tx: WriteTx, number: PhoneNumber): Promise<void> {
  const whole = wholeNumber(number)
  await tx.deleteFrom('sms_code').where('number', '=', whole).execute()
  await forgetCounts(tx, whole)
}
