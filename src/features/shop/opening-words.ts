import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import type { OpeningNeed } from './opening-seller-contract.ts'

type Word = (inputs: Record<never, never>, options?: Parameters<Sentence>[1]) => string

/** What each need is called. */
export const NEED_WORDS: Record<OpeningNeed, Word> = {
  name: m.opening_need_name,
  contact: m.opening_need_contact,
  agreement: m.opening_need_agreement,
  privacy: m.opening_need_privacy,
  return_address: m.opening_need_return_address,
  shop: m.opening_need_shop,
  category: m.opening_need_category,
  product: m.opening_need_product,
}
