import type { postageContract } from '#features/postage/postage-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { chargesSomewhere, someAskMore } from './free-shipping.ts'

export const showPostage: Act<typeof postageContract.showPostage> = async (_, { tx }) => {
  const terms = await tx
    .selectFrom('postage_terms')
    .select(['fee_cents', 'free_from_cents', chargesSomewhere.as('charged'), someAskMore.as('some_ask_more')])
    .executeTakeFirstOrThrow()
  return {
    charged: terms.charged ? 1 : 0,
    fee: toYuan(terms.fee_cents),
    free_from: toYuan(terms.free_from_cents),
    some_ask_more: terms.charged && terms.some_ask_more ? 1 : 0,
  }
}
