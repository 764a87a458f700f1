import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { type BuyerRow, findBuyer } from '#features/account/server/buyer-store.ts'
import { isPhoneChecked } from '#features/account/server/security/phone-check.ts'
import type { StepContext } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import { refuse, refuseVisitor } from '#platform/refusal.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import * as m from '#words'
import { checkPicture } from './check-picture.ts'

/**
 * Who may have a message of this kind sent to this number. For a new account anyone, because whether a number has
 * one already is told to its holder only, with the code.
 */
export async function allowRequest(
  input: Received<typeof accountContract.sendCode>,
  number: PhoneNumber,
  { tx, statement, now, actor }: StepContext,
): Promise<void> {
  if (input.type === CODE_TYPES.register) return
  const buyer = actor.kind === 'buyer' ? await findBuyer(tx, actor.id) : undefined
  const own = buyer !== undefined && isNumberOf(buyer, number)
  if (input.type === CODE_TYPES.reset) {
    // A buyer who changes the password while logged in has shown more than a picture could.
    if (!own) await checkPicture(statement, input.picture_id, input.picture_code, now)
    return
  }
  if (!buyer || actor.kind !== 'buyer') return refuseVisitor()
  if (input.type === CODE_TYPES.verify) {
    if (!own) refuse(m.account_not_your_number)
    return
  }
  if (!(await isPhoneChecked(tx, actor.sessionId, now))) refuse(m.account_verify_first)
  if (own) refuse(m.account_same_number)
}

export const isNumberOf = (buyer: Pick<BuyerRow, 'prefix' | 'mobile'>, number: PhoneNumber) =>
  buyer.prefix === number.prefix && buyer.mobile === number.mobile
