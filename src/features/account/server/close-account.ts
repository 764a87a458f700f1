import type { accountContract } from '#features/account/account-contract.ts'
import { closeFaults } from '#features/account/account-rules.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'
import { accountExtensions } from './account-extensions.ts'
import { findBuyer } from './buyer-store.ts'
import { checkPassword } from './check-password.ts'
import { refuseFirst } from './refuse-first.ts'

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
}

export const closeAccount: Act<typeof accountContract.closeAccount> = async (input, given) => {
  refuseFirst(closeFaults(input))
  const buyer = await findBuyer(given.tx, given.actor.id)
  await checkPassword(given, buyer, input.password, m.account_wrong_password)
  return given.write(async (writing) => {
    const { tx, now, actor, changed } = writing
    // Whatever else begins with this buyer waits here, and then finds the account closed.
    await tx.selectFrom('buyer').select('id').where('id', '=', actor.id).forUpdate().execute()
    for (const check of accountExtensions.mayClose) {
      const reason = await check(tx, actor.id)
      if (reason) return refuse(reason)
    }
    for (const forget of accountExtensions.whenClosed) await forget(tx, actor.id)
    const { numUpdatedRows } = await tx
      .updateTable('buyer')
      .set({ ...NOBODY, closed_at: now })
      .where('id', '=', actor.id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse(m.account_verify_failed)
    await endSessions(writing, actor.id)
    changed(`buyer:${actor.id}`)
    return say({}, m.account_closed)
  })
}
