/** The life of a request, as one table for the server, the pages and the seller. */
export const AFTER_SALE_TYPES = ['refund', 'return'] as const
export type AfterSaleType = (typeof AFTER_SALE_TYPES)[number]

export const AFTER_SALE_STATUS = {
  applied: 1,
  /** Approved: the buyer has to send the goods back. */
  awaitingParcel: 2,
  sentBack: 3,
  settled: 4,
  rejected: -1,
  cancelled: -2,
} as const
export type AfterSaleStatus = (typeof AFTER_SALE_STATUS)[keyof typeof AFTER_SALE_STATUS]

export const AFTER_SALE_STATUSES = Object.values(AFTER_SALE_STATUS)

export type AfterSaleAct = 'cancel' | 'send' | 'approve' | 'reject' | 'receive'

type Step = { from: readonly AfterSaleStatus[]; to: AfterSaleStatus }
type Way = { by: 'buyer' | 'seller' } & Record<AfterSaleType, Step | undefined>

/** Who may do what in which state, and where it leads. What is not here cannot happen. */
export const AFTER_SALE_ACTS: Record<AfterSaleAct, Way> = {
  cancel: { by: 'buyer', refund: { from: [1], to: -2 }, return: { from: [1, 2], to: -2 } },
  send: { by: 'buyer', refund: undefined, return: { from: [2], to: 3 } },
  approve: { by: 'seller', refund: { from: [1], to: 4 }, return: { from: [1], to: 2 } },
  // A parcel may turn out to hold something else.
  reject: { by: 'seller', refund: { from: [1], to: -1 }, return: { from: [1, 3], to: -1 } },
  receive: { by: 'seller', refund: undefined, return: { from: [3], to: 4 } },
}

/** Where an act leads from a state, or nothing when it is not allowed there. */
export function outcomeOf(
  act: AfterSaleAct,
  { type, status }: { type: AfterSaleType; status: AfterSaleStatus },
): AfterSaleStatus | undefined {
  const step = AFTER_SALE_ACTS[act][type]
  return step?.from.includes(status) ? step.to : undefined
}

export const canAct = (
  act: AfterSaleAct,
  { type, aftersale_status: status }: { type: AfterSaleType; aftersale_status: AfterSaleStatus },
) => outcomeOf(act, { type, status }) !== undefined

/** Somebody still has to do something. */
export const isOpen = (status: AfterSaleStatus) => status === 1 || status === 2 || status === 3

/** The seller has the turn. */
export const WAITING_FOR_SELLER = [1, 3] as const satisfies readonly AfterSaleStatus[]

/** How many steps the bar has, and which one each state stands at, counted from nought. */
export const PROGRESS: Record<AfterSaleType, { steps: number; at: Record<AfterSaleStatus, number> }> = {
  refund: { steps: 3, at: { 1: 1, 2: 1, 3: 1, 4: 2, [-1]: 2, [-2]: 2 } },
  return: { steps: 4, at: { 1: 1, 2: 2, 3: 2, 4: 3, [-1]: 3, [-2]: 3 } },
}
