import type { PostageShown } from '#features/postage/postage-contract.ts'
import { fromYuan } from '#platform/money.ts'
import * as m from '#words'

type Offer = { free: boolean; fee: string; freeFrom: string }

/** What sending one product costs, in a line: free, or the fee and from which sum on it is none. */
export const sayPostage = ({ free, fee, freeFrom }: Offer): string =>
  free || fromYuan(fee) === 0 || fromYuan(freeFrom) === 0
    ? m.postage_free()
    : m.postage_fee({ fee, amount: freeFrom })

/** What an order pays for postage, beside the word for it. */
export const sayPostageAmount = (amount: string): string =>
  fromYuan(amount) === 0 ? m.postage_free_amount() : m.postage_amount({ amount })

/** The same where no word stands beside it. */
export const sayPostageIncluded = (amount: string): string =>
  fromYuan(amount) === 0 ? m.postage_free() : m.postage_included({ amount })

/** What the shop promises everybody: everything free, or from which sum on. */
export function sayPostagePromise({ charged, free_from: amount, some_ask_more }: PostageShown) {
  if (charged === 0) return { title: m.postage_service_all(), text: m.postage_service_all_text() }
  const text = some_ask_more ? m.postage_service_most({ amount }) : m.postage_service_text({ amount })
  return { title: m.postage_service(), text }
}
