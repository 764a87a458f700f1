import {
  type AfterSaleState,
  afterSaleState,
  type OfferAct,
} from '#features/after-sales/after-sale-states.ts'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import * as m from '#words'

const NAMES: Record<AfterSaleState, () => string> = {
  applied: m.desk_request_applied,
  awaitingParcel: m.desk_request_awaiting,
  sentBack: m.desk_request_sent_back,
  settled: m.desk_request_settled,
  rejected: m.desk_request_rejected,
  cancelled: m.desk_request_cancelled,
}

/** A sum that waits for the buyer's answer is what matters about a request. */
export const requestStatus = ({ aftersale_status, offer }: SellerAfterSale): string =>
  offer ? m.desk_request_offered({ sum: offer }) : NAMES[afterSaleState(aftersale_status)]()

const OFFERS: Record<OfferAct, () => string> = {
  offer: m.desk_offer_made,
  take: m.desk_offer_taken,
  refuse: m.desk_offer_refused,
  lapse: m.desk_offer_lapsed,
}

/** One line of its history; what became of a sum offered leaves the status as it was. */
export const stepName = (status: SellerAfterSale['aftersale_status'], act: OfferAct | ''): string =>
  act ? OFFERS[act]() : NAMES[afterSaleState(status)]()
