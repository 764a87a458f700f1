import type { OrderTab } from '#paths'
import { nameIn } from '#platform/name-in.ts'

/** The life of an order: its states by name, and the numbers the wire and the database know them by. */
export const ORDER = {
  awaitingPayment: 0,
  paid: 1,
  shipped: 2,
  received: 3,
  completed: 4,
  closedByBuyer: -1,
  closedByTime: -2,
} as const

export type OrderState = keyof typeof ORDER
export type OrderStatus = (typeof ORDER)[OrderState]

export const ORDER_STATES = Object.keys(ORDER) as OrderState[]
export const ORDER_STATUSES = Object.values(ORDER)

export const orderState = (status: OrderStatus): OrderState => nameIn(ORDER, status)

export const CLOSED = [ORDER.closedByBuyer, ORDER.closedByTime] as const
export const PAID = [ORDER.paid, ORDER.shipped, ORDER.received, ORDER.completed] as const

export const isClosed = (status: OrderStatus) => CLOSED.some((closed) => closed === status)
export const isPaid = (status: OrderStatus) => PAID.some((paid) => paid === status)

/** What an item of an order says about its requests to have money back. */
export const ITEM_REFUND = { none: 0, open: 1, refunded: 2 } as const
export type ItemRefund = (typeof ITEM_REFUND)[keyof typeof ITEM_REFUND]

/** What may follow what. Virtual goods pass `paid` and `shipped` in one moment; what is wholly refunded is completed. */
export const ORDER_MOVES: Record<OrderState, readonly OrderState[]> = {
  awaitingPayment: ['paid', 'closedByBuyer', 'closedByTime'],
  paid: ['shipped', 'completed'],
  shipped: ['received', 'completed'],
  received: ['completed'],
  completed: [],
  closedByBuyer: [],
  closedByTime: [],
}

/** What the seller may undo for some minutes: shipping that did not happen. It is no step of an order's life. */
export const UNDONE = { from: ORDER.shipped, to: ORDER.paid } as const

export const canMove = (from: OrderStatus, to: OrderStatus) =>
  ORDER_MOVES[orderState(from)].includes(orderState(to))

/** Where an order may come from, for the condition of the statement that moves it. */
export const statesBefore = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((from) => canMove(from, to))

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
export const ORDER_ACTIONS: Record<OrderState, readonly OrderAction[]> = {
  awaitingPayment: ['pay', 'cancel'],
  paid: ['urge', 'after-sale'],
  shipped: ['confirm', 'logistics', 'download', 'after-sale'],
  received: ['review', 'logistics', 'download', 'after-sale'],
  completed: ['logistics', 'download', 'after-sale', 'delete'],
  closedByBuyer: ['delete'],
  closedByTime: ['delete'],
}

export const canDo = (action: OrderAction, status: OrderStatus) =>
  ORDER_ACTIONS[orderState(status)].includes(action)

/** What an order as a whole offers: a file instead of a parcel where the goods are virtual. */
export const actionsOf = ({
  status,
  product_type,
}: {
  status: OrderStatus
  product_type: number
}): OrderAction[] =>
  ORDER_ACTIONS[orderState(status)].filter(
    (action) => action !== (product_type === 1 ? 'logistics' : 'download'),
  )

/** The states in which an action is allowed, for the condition of the statement that does it. */
export const statesAllowing = (action: OrderAction): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => canDo(action, status))

/** The state each tab of the order list shows. */
export const TAB_STATUS: Record<Exclude<OrderTab, 'all'>, OrderStatus> = {
  unpaid: ORDER.awaitingPayment,
  nosend: ORDER.paid,
  noget: ORDER.shipped,
  nocomment: ORDER.received,
  completed: ORDER.completed,
}

/**
 * Where the five steps of an order stand (order, pay, ship, receive, review): the step's index is the status. All are
 * done once it is completed, and a closed one never left the first.
 */
export const progressOf = (status: OrderStatus): number =>
  isClosed(status) ? 0 : status === ORDER.completed ? 5 : status
