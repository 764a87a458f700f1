/** What the days of a list of orders are the days of. No zod here: the browser carries this file. */
export const ORDER_DAYS = ['created', 'paid', 'shipped'] as const
export type OrderDays = (typeof ORDER_DAYS)[number]
