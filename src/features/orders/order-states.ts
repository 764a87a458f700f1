import type { OrderTab } from '#paths'

/** The life of an order, as one table for the server, the pages and the seller. */
export const ORDER_STATUS = {
  awaitingPayment: 0,
  paid: 1,
  shipped: 2,
  received: 3,
  completed: 4,
  closedByBuyer: -1,
  closedByTime: -2,
} as const

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** What an item of an order says about its requests to have money back. */
export const REFUND_STATUS = { none: 0, open: 1, refunded: 2 } as const

/** What may follow what. Virtual goods pass `paid` and `shipped` in one moment; what is wholly refunded is completed. */
export const ORDER_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  0: [1, -1, -2],
  1: [2, 4],
  2: [3, 4],
  3: [4],
  4: [],
  [-1]: [],
  [-2]: [],
}

export const canMove = (from: OrderStatus, to: OrderStatus) => ORDER_MOVES[from].includes(to)

/** What a buyer may do with an order in each state. */
export const ORDER_ACTION_NAMES = [
  'pay',
  'cancel',
  'urge',
  'confirm',
  'logistics',
  'download',
  'after-sale',
  'review',
  'delete',
] as const
export type OrderAction = (typeof ORDER_ACTION_NAMES)[number]

/** `logistics` is for goods that travel, `download` for virtual ones; see `actionsOf`. */
export const ORDER_ACTIONS: Record<OrderStatus, readonly OrderAction[]> = {
  0: ['pay', 'cancel'],
  1: ['urge', 'after-sale'],
  2: ['confirm', 'logistics', 'download', 'after-sale'],
  3: ['review', 'logistics', 'download', 'after-sale'],
  4: ['logistics', 'download', 'after-sale', 'delete'],
  [-1]: ['delete'],
  [-2]: ['delete'],
}

export const canDo = (action: OrderAction, status: OrderStatus) => ORDER_ACTIONS[status].includes(action)

/** What an order as a whole offers: a file instead of a parcel where the goods are virtual. */
export const actionsOf = ({
  status,
  product_type,
}: {
  status: OrderStatus
  product_type: number
}): OrderAction[] =>
  ORDER_ACTIONS[status].filter((action) => action !== (product_type === 1 ? 'logistics' : 'download'))

/** The states in which an action is allowed, for the condition of the statement that does it. */
export const statesAllowing = (action: OrderAction): OrderStatus[] =>
  Object.values(ORDER_STATUS).filter((status) => canDo(action, status))

export const isClosed = (status: OrderStatus) => status < 0
export const isPaid = (status: OrderStatus) => status > 0

/** The state each tab of the order list shows. */
export const TAB_STATUS: Record<Exclude<OrderTab, 'all'>, OrderStatus> = {
  unpaid: 0,
  nosend: 1,
  noget: 2,
  nocomment: 3,
  completed: 4,
}

/**
 * Where the five steps of an order stand (order, pay, ship, receive, review): the step's index is the status. All are
 * done once it is completed, and a closed one never left the first.
 */
export const progressOf = (status: OrderStatus): number =>
  status < 0 ? 0 : status === ORDER_STATUS.completed ? 5 : status
