import { markMessages } from '#features/notices/server/read-messages.ts'
import type { supportContract } from '#features/support/support-contract.ts'
import type { Act } from '#platform/contract/act.ts'

/** An answer is told in the inbox too; who has read it here has read it there. */
export const readThread: Act<typeof supportContract.readThread> = async (_, context) => {
  await markMessages(context, { kind: 'support_answered' })
  return {}
}
