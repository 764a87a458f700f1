/** Said whenever an order is paid, shipped or taken back, received or completed: whoever shows orders to the seller looks again. */
export const ORDERS = 'orders'
