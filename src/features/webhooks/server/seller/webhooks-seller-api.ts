import { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addWebhook } from './add-webhook.ts'
import { listGivenUp } from './list-given-up.ts'
import { listWebhooks } from './list-webhooks.ts'
import { removeWebhook } from './remove-webhook.ts'
import { retryGivenUp } from './retry-given-up.ts'

export const webhooksSellerApi = serve(webhooksSellerContract, {
  listWebhooks,
  addWebhook,
  removeWebhook,
  listGivenUp,
  retryGivenUp,
})
