/** Addresses that lead to what one may do with an order. No zod here: the browser carries this file. */
export const orderDetailPath = (orderId: number) => `/OrderDetail/${orderId}`

export const evaluatePath = (orderId: number) => `/Evaluate/${orderId}`

export const ordersPath = (tab = 0) => `/user-center/${tab}/my-order2`

/** Where a buyer begins to ask for the money of one item back. It is a pointer: nothing but the ids is in it. */
export const refundOptionPath = ({ id, order_id }: { id: number; order_id: number }) =>
  `/RefundOption/${encodeURIComponent(JSON.stringify({ id, order_id }))}`
