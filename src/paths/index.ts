import { interactionsPath, ordersPath } from './account-rooms.ts'
import type { BareRoom } from './bare-rooms.ts'
import { fill, withQuery } from './fill-pattern.ts'
import { homePath, searchPath, shopPath } from './lists.ts'
import type { PageName } from './patterns.ts'
import { checkoutPath, paymentPath, refundOptionPath, refundPath } from './pointers.ts'
import { readId, readPage } from './read-numbers.ts'

export {
  ACCOUNT_CENTRE,
  ACCOUNT_ROOMS,
  accountRoom,
  INTERACTION_TABS,
  type InteractionTab,
  ORDER_TABS,
  type OrderTab,
  readInteractionTab,
  readOrderTab,
} from './account-rooms.ts'
export { BARE_ROOMS, bareRoom } from './bare-rooms.ts'
export { isAt } from './fill-pattern.ts'
export { isPublic } from './is-public.ts'
export {
  KEYWORD_MAX,
  readAmount,
  readSearch,
  readSelection,
  readShop,
  type SearchPlace,
  type Selection,
  type ShopPlace,
  type SortBy,
  type SortWay,
} from './lists.ts'
export { namePage } from './name-page.ts'
export { DATA, onlyAsked } from './only-asked.ts'
export { PATTERNS, type PageName } from './patterns.ts'
export {
  type CheckoutChoice,
  type CheckoutLine,
  type ItemPointer,
  readCheckout,
  readCheckoutChoice,
  readPayment,
  readRefundItem,
} from './pointers.ts'
export { readId } from './read-numbers.ts'

/** What a visitor pressed that wants a login. */
const LOGIN_FOR = ['favourite', 'follow', 'like', 'dislike', 'comment', 'coupon', 'buy'] as const
export type LoginFor = (typeof LOGIN_FOR)[number]

export const readLoginFor = (query: URLSearchParams): LoginFor | undefined =>
  LOGIN_FOR.find((act) => act === query.get('for'))

/** The doors take along where somebody wants to go in the end, and what for. */
type Wanted = { redirect?: string | null; for?: LoginFor | undefined }
const withRedirect = (path: string, { redirect, for: act }: Wanted) => {
  const asked = [redirect && `redirect=${encodeURIComponent(redirect)}`, act && `for=${act}`].filter(Boolean)
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path
}

/** Pages of the shop about itself, by the numbers the specification gives them. */
export const SYSTEM_PAGES = { about: 12, privacy: 13, agreement: 14, introduction: 15 } as const

/** Which choice of a product is shown, or which of its reviews. */
type ProductPlace = { sku?: number; num?: number; review?: string; review_page?: number }

export const readProduct = (query: URLSearchParams) => ({
  sku: readId(query.get('sku')) ?? 0,
  num: Number(query.get('num')) || 1,
  review: query.get('review') ?? '',
  review_page: readPage(query.get('review_page')),
})

/** Which kind of notices: 1 the shop's announcements, 2 the buyer's system messages; none for both. */
export type NewsType = 1 | 2

export const readNewsType = (query: URLSearchParams): NewsType | 0 =>
  (({ '1': 1, '2': 2 }) as const)[query.get('type') ?? ''] ?? 0

/** The address of every page. A new page has its pattern in `patterns.ts`, its file in `routes.ts` and its line here. */
export const paths = {
  home: homePath,
  login: (wanted: Wanted = {}) => withRedirect(fill('login', {}), wanted),
  register: (wanted: Wanted = {}) => withRedirect(fill('register', {}), wanted),
  forgotPassword: (wanted: Wanted = {}) => withRedirect(fill('forgotPassword', {}), wanted),
  accountHome: () => fill('accountHome', {}),
  orders: ordersPath,
  afterSales: (tab = 0) => fill('afterSales', { type: tab }),
  favourites: () => fill('favourites', { type: 0 }),
  footprints: () => fill('footprints', { type: 0 }),
  follows: () => fill('follows', { type: 0 }),
  interactions: interactionsPath,
  messages: () => fill('messages', { type: 0 }),
  wallet: () => fill('wallet', { type: 0 }),
  addresses: (wanted: Wanted = {}) => withRedirect(fill('addresses', { type: 0 }), wanted),
  profile: () => fill('profile', { type: 6 }),
  security: () => fill('security', { type: 0 }),
  cart: () => fill('cart', { type: 1 }),
  checkout: checkoutPath,
  payment: paymentPath,
  order: (id: number) => fill('order', { id }),
  evaluate: (orderId: number) => fill('evaluate', { id: orderId }),
  refundOption: refundOptionPath,
  refund: refundPath,
  refundDetail: (id: number) => fill('refundDetail', { id }),
  search: searchPath,
  product: (id: number, place: ProductPlace = {}) => withQuery(fill('product', { id }), place),
  shop: shopPath,
  systemPage: (page: keyof typeof SYSTEM_PAGES) => fill('systemPage', { id: SYSTEM_PAGES[page] }),
  singlePage: (id?: number) => withQuery(fill('singlePage', {}), { id }),
  news: (asked: { type?: NewsType; page?: number } = {}) =>
    withQuery(fill('news', {}), { type: asked.type, page: asked.page }),
  post: (id: number, page = 1) => withQuery(fill('post', { id }), { page: page > 1 ? page : undefined }),
  // Nobody is sent to the others: they only lead on.
} satisfies Record<Exclude<PageName, 'design' | BareRoom | 'accountCentre'>, (...asked: never[]) => string>
