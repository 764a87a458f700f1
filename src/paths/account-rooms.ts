import { fill, withQuery } from './fill-pattern.ts'
import { PATTERNS, type PageName } from './patterns.ts'

/** The account centre and all below it, for those who keep robots out of it. */
export const ACCOUNT_CENTRE = '/user-center/'

/** Every page of it but the cart, which stands for itself. */
export const ACCOUNT_ROOMS: readonly PageName[] = [
  'accountHome',
  'orders',
  'afterSales',
  'favourites',
  'footprints',
  'follows',
  'interactions',
  'messages',
  'wallet',
  'addresses',
  'profile',
  'security',
]

/** The number in a room's address is the tab it opens on; rooms without tabs have the specification's number. */
export const ORDER_TABS = ['all', 'unpaid', 'nosend', 'noget', 'nocomment', 'completed'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

export const INTERACTION_TABS = ['liked', 'disliked', 'comments'] as const
export type InteractionTab = (typeof INTERACTION_TABS)[number]

export const ordersPath = (tab: OrderTab = 'all', asked: { keyword?: string; page?: number } = {}): string =>
  withQuery(fill('orders', { type: ORDER_TABS.indexOf(tab) }), { keyword: asked.keyword, page: asked.page })

export const readOrderTab = (param: string | undefined): OrderTab =>
  ORDER_TABS[Math.max(0, Math.trunc(Number(param)) || 0)] ?? 'all'

export const interactionsPath = (tab: InteractionTab = 'liked', asked: { page?: number } = {}): string =>
  withQuery(fill('interactions', { type: INTERACTION_TABS.indexOf(tab) }), asked)

export const readInteractionTab = (param: string | undefined): InteractionTab =>
  INTERACTION_TABS[Number(param)] ?? 'liked'

/** Where `/user-center/<word>` leads: a room without its number to that room, anything else to the summary. */
export function accountRoom(word: string | undefined): string {
  const below = `${PATTERNS.accountCentre.replace('?', '')}/`
  const room = Object.values(PATTERNS).find(
    (pattern) =>
      pattern.startsWith(below) && pattern.slice(below.length).toLowerCase() === word?.toLowerCase(),
  )
  return room ? `/${room.replace(':type', '0')}` : fill('accountHome', {})
}
