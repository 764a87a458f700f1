import type { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 20

export const listGivenUp: Act<typeof webhooksSellerContract.listGivenUp> = async ({ page }, { tx }) => {
  const givenUp = tx
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .where('delivery.given_up_at', 'is not', null)
  const total = await countRows(tx, givenUp)
  const listed = givenUp
    .select(['delivery.id', 'webhook.url', 'delivery.event', 'delivery.data', 'delivery.created_at'])
    .select(['delivery.given_up_at', 'delivery.tries', 'delivery.fault'])
    .orderBy('delivery.given_up_at', 'desc')
    .orderBy('delivery.id', 'desc')
  return answerPage(
    { page, perPage: PER_PAGE, total },
    listed,
    ({ url, created_at, given_up_at, ...row }) => ({
      ...row,
      host: new URL(url).host,
      create_time: shopTime(created_at),
      given_up_time: given_up_at ? shopTime(given_up_at) : '',
    }),
  )
}
