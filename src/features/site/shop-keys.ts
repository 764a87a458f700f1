/** What the shop signs of its own: links to files that were bought, and passes to look around before it opens. */
export const SHOP_KEYS = ['download', 'preview'] as const
export type ShopKey = (typeof SHOP_KEYS)[number]
