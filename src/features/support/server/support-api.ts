import { supportContract } from '#features/support/support-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { readThread } from './read-thread.ts'
import { sendMessage } from './send-message.ts'
import { showThread } from './show-thread.ts'

export const supportApi = serve(supportContract, { showThread, sendMessage, readThread })
