/**
 * Every page's address, as the specification spells it; matching ignores case. `routes.ts` hangs a page on each of
 * them and `index.ts` fills them in: nobody else writes one down.
 */
export const PATTERNS = {
  home: '',
  login: 'login',
  register: 'register',
  forgotPassword: 'changePassword',
  /** Leads on to a room of the account centre, or to its summary. */
  accountCentre: 'user-center/:type?',
  accountHome: 'user-center/user-center-home',
  orders: 'user-center/:type/my-order2',
  afterSales: 'user-center/:type/after-sale',
  favourites: 'user-center/:type/myCollection',
  footprints: 'user-center/:type/myfootprint',
  follows: 'user-center/:type/my-focus',
  interactions: 'user-center/:type/interaction',
  messages: 'user-center/:type/my-message',
  wallet: 'user-center/:type/my-wallet',
  addresses: 'user-center/:type/receiving-address',
  profile: 'user-center/:type/personal-data',
  security: 'user-center/:type/security-setting',
  cart: 'user-center/:type/shopping-cart',
  /** Names of rooms without the account centre in front; each leads on to its room. */
  bareCart: 'ShoppingCart',
  bareOrders: 'MyOrder2',
  bareAfterSales: 'AfterSale',
  bareFavourites: 'MyCollection',
  bareFootprints: 'Myfootprint',
  bareInteractions: 'interaction',
  bareAddresses: 'Receivingaddress',
  bareProfile: 'Personaldata',
  bareSecurity: 'Securitysetting',
  checkout: 'orders/:order',
  payment: 'placeOrder/:order',
  order: 'OrderDetail/:id',
  evaluate: 'Evaluate/:id',
  refundOption: 'RefundOption/:order',
  refund: 'Refund/:order/:type',
  refundDetail: 'RefundDetail/:id',
  search: 'Search/:keyword?',
  product: 'product-details/:id',
  shop: 'shopIndex/:id',
  systemPage: 'briefIntroduction/:id',
  singlePage: 'singlePage',
  news: 'news',
  post: 'TopicDetalis/:id',
  /** The parts of the design system, while developing only. */
  design: 'design',
} as const

export type PageName = keyof typeof PATTERNS
