/** What open pages of the desk hear, by name. */
export const HEARD = { orders: 'orders', waves: 'waves', talks: 'talks' } as const
export type Heard = (typeof HEARD)[keyof typeof HEARD]
