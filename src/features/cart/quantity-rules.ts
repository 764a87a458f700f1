/** How much may be taken: the same for the product page, the cart, the checkout and the server. */
export const MAX_QUANTITY = 99
/** More lines would make an address longer than browsers and servers carry to the checkout. */
export const MAX_ORDER_LINES = 100

/** What a line of a cart or an order points to; names and prices always come from the server. */
export type GoodsPointer = { product_id: number; sku_price_id: number; num: number }

export const isQuantity = (num: number) => Number.isInteger(num) && num >= 1 && num <= MAX_QUANTITY

/** What is taken for a quantity that cannot be. */
export const nearestQuantity = (num: number) => Math.min(Math.max(Math.trunc(num), 1), MAX_QUANTITY)

/** The most that may be taken of a sku: never more than there are. */
export const mostOf = (stock: number) => Math.min(MAX_QUANTITY, Math.max(0, stock))
