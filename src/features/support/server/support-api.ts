import { markMessages } from '#features/notices/server/read-messages.ts'
import { supportContract } from '#features/support/support-contract.ts'
import { type Act, serve } from '#platform/contract/act.ts'
import { sendMessage } from './send-message.ts'
import { showThread } from './show-thread.ts'

/** An answer is told in the inbox too; who has read it here has read it there. */
const readThread: Act<typeof supportContract.readThread> = async (_, context) => {
  await markMessages(context, { kind: 'support_answered' })
  return {}
}

export const supportApi = serve(supportContract, { showThread, sendMessage, readThread })
