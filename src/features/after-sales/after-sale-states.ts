import { nameIn } from '#platform/name-in.ts'

/** The life of a request, as one table for the server, the pages and the seller. */
export const AFTER_SALE_TYPES = ['refund', 'return'] as const
export type AfterSaleType = (typeof AFTER_SALE_TYPES)[number]

export const AFTER_SALE = {
  applied: 1,
  /** Approved: the buyer has to send the goods back. */
  awaitingParcel: 2,
  sentBack: 3,
  settled: 4,
  rejected: -1,
  cancelled: -2,
} as const
export type AfterSaleState = keyof typeof AFTER_SALE
export type AfterSaleStatus = (typeof AFTER_SALE)[AfterSaleState]

export const AFTER_SALE_STATUSES = Object.values(AFTER_SALE)

export const afterSaleState = (status: AfterSaleStatus): AfterSaleState => nameIn(AFTER_SALE, status)

/** What may happen to a sum the seller offers; the request itself moves only when it is taken. */
export const OFFER_ACTS = ['offer', 'take', 'refuse', 'lapse'] as const
export type OfferAct = (typeof OFFER_ACTS)[number]

export type AfterSaleAct = 'cancel' | 'send' | 'take' | 'approve' | 'reject' | 'receive'

type Step = { from: readonly AfterSaleState[]; to: AfterSaleState }
type Way = { by: 'buyer' | 'seller' } & Record<AfterSaleType, Step | undefined>

/** Who may do what in which state, and where it leads. What is not here cannot happen. */
export const AFTER_SALE_ACTS: Record<AfterSaleAct, Way> = {
  cancel: {
    by: 'buyer',
    refund: { from: ['applied'], to: 'cancelled' },
    return: { from: ['applied', 'awaitingParcel'], to: 'cancelled' },
  },
  send: { by: 'buyer', refund: undefined, return: { from: ['awaitingParcel'], to: 'sentBack' } },
  // A sum the seller offered, with which the goods stay where they are.
  take: {
    by: 'buyer',
    refund: { from: ['applied'], to: 'settled' },
    return: { from: ['applied'], to: 'settled' },
  },
  approve: {
    by: 'seller',
    refund: { from: ['applied'], to: 'settled' },
    return: { from: ['applied'], to: 'awaitingParcel' },
  },
  // A parcel may turn out to hold something else.
  reject: {
    by: 'seller',
    refund: { from: ['applied'], to: 'rejected' },
    return: { from: ['applied', 'sentBack'], to: 'rejected' },
  },
  receive: { by: 'seller', refund: undefined, return: { from: ['sentBack'], to: 'settled' } },
}

/** Where an act leads from a state, or nothing when it is not allowed there. */
export function outcomeOf(
  act: AfterSaleAct,
  { type, status }: { type: AfterSaleType; status: AfterSaleStatus },
): AfterSaleStatus | undefined {
  const step = AFTER_SALE_ACTS[act][type]
  return step?.from.includes(afterSaleState(status)) ? AFTER_SALE[step.to] : undefined
}

export const canAct = (
  act: AfterSaleAct,
  { type, aftersale_status: status }: { type: AfterSaleType; aftersale_status: AfterSaleStatus },
) => outcomeOf(act, { type, status }) !== undefined

/** Somebody still has to do something. */
export const OPEN = [AFTER_SALE.applied, AFTER_SALE.awaitingParcel, AFTER_SALE.sentBack] as const
export const isOpen = (status: AfterSaleStatus) => OPEN.some((open) => open === status)

/** It is over and no money came of it: the seller said no, or the buyer took it back. */
export const isDropped = (status: AfterSaleStatus) =>
  status === AFTER_SALE.rejected || status === AFTER_SALE.cancelled

/** The seller has the turn. */
export const WAITING_FOR_SELLER = [AFTER_SALE.applied, AFTER_SALE.sentBack] as const

/** How many steps the bar has, and which one each state stands at, counted from nought. */
export const PROGRESS: Record<AfterSaleType, { steps: number; at: Record<AfterSaleState, number> }> = {
  refund: {
    steps: 3,
    at: { applied: 1, awaitingParcel: 1, sentBack: 1, settled: 2, rejected: 2, cancelled: 2 },
  },
  return: {
    steps: 4,
    at: { applied: 1, awaitingParcel: 2, sentBack: 2, settled: 3, rejected: 3, cancelled: 3 },
  },
}
