import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { accountRoom, bareRoom, isAt, PATTERNS, type PageName, paths } from './index.ts'

type Page = { path?: string; index?: boolean; file: string; children?: Page[] }

const pageOf = ({ path, index, file, children }: RouteConfigEntry): Page => ({
  file,
  ...(path !== undefined && { path }),
  ...(index && { index }),
  ...(children && { children: children.map(pageOf) }),
})
const site = routes.map(pageOf)
const leaves = (pages: Page[]): Page[] =>
  pages.flatMap((page) => (page.children ? leaves(page.children) : page))

/** The file of the page that opens at an address, as the router finds it. */
const opens = (path: string) => {
  const { pathname } = new URL(path, 'http://shop')
  return matchRoutes(site as Parameters<typeof matchRoutes>[0], pathname)
    ?.map(({ route }) => route as Page)
    .at(-1)?.file
}

const item = { id: 7, order_id: 3 }
const line = { product_id: 1, sku_price_id: 2, num: 3 }

/** Every builder with what it writes and the page that must open there. */
const BUILT: Record<keyof typeof paths, [path: string, written: string, page: string][]> = {
  home: [
    [paths.home(), '/', 'home'],
    [paths.home({}, 'feed'), '/#feed', 'home'],
    [
      paths.home({ type_id: 3, orderby: 'price', orderway: 'asc' }, 'selected'),
      '/?type_id=3&orderby=price&orderway=asc#selected',
      'home',
    ],
  ],
  login: [
    [paths.login(), '/login', 'login'],
    [paths.login({ redirect: null }), '/login', 'login'],
    [paths.login({ redirect: '/Search?page=2' }), '/login?redirect=%2FSearch%3Fpage%3D2', 'login'],
    [paths.login({ redirect: '/news', for: 'like' }), '/login?redirect=%2Fnews&for=like', 'login'],
  ],
  register: [[paths.register({ redirect: '/news' }), '/register?redirect=%2Fnews', 'register']],
  forgotPassword: [[paths.forgotPassword(), '/changePassword', 'forgot-password']],
  accountHome: [[paths.accountHome(), '/user-center/user-center-home', 'user-center-home']],
  orders: [
    [paths.orders(), '/user-center/0/my-order2', 'my-orders'],
    [paths.orders('nocomment'), '/user-center/4/my-order2', 'my-orders'],
    [
      paths.orders('unpaid', { keyword: '苹果', page: 1 }),
      '/user-center/1/my-order2?keyword=%E8%8B%B9%E6%9E%9C&page=1',
      'my-orders',
    ],
  ],
  afterSales: [[paths.afterSales(2), '/user-center/2/after-sale', 'after-sale']],
  favourites: [[paths.favourites(), '/user-center/0/myCollection', 'my-collection']],
  footprints: [[paths.footprints(), '/user-center/0/myfootprint', 'my-footprint']],
  follows: [[paths.follows(), '/user-center/0/my-focus', 'my-focus']],
  interactions: [
    [paths.interactions('comments', { page: 2 }), '/user-center/2/interaction?page=2', 'interaction'],
  ],
  messages: [[paths.messages(), '/user-center/0/my-message', 'my-message']],
  wallet: [[paths.wallet(), '/user-center/0/my-wallet', 'my-wallet']],
  addresses: [[paths.addresses(), '/user-center/0/receiving-address', 'receiving-address']],
  profile: [[paths.profile(), '/user-center/6/personal-data', 'personal-data']],
  security: [[paths.security(), '/user-center/0/security-setting', 'security-setting']],
  cart: [[paths.cart(), '/user-center/1/shopping-cart', 'shopping-cart']],
  checkout: [
    [
      paths.checkout([line], { addressId: 4, couponId: undefined }),
      '/orders/%5B%7B%22product_id%22%3A1%2C%22sku_price_id%22%3A2%2C%22num%22%3A3%7D%5D?address=4',
      'order-confirm',
    ],
  ],
  payment: [
    [
      paths.payment({ id: 7, order_sn: 'X7' }),
      '/placeOrder/%7B%22id%22%3A7%2C%22order_sn%22%3A%22X7%22%7D',
      'place-order',
    ],
  ],
  order: [[paths.order(7), '/OrderDetail/7', 'order-detail']],
  evaluate: [[paths.evaluate(7), '/Evaluate/7', 'evaluate']],
  refundOption: [
    [paths.refundOption(item), '/RefundOption/%7B%22id%22%3A7%2C%22order_id%22%3A3%7D', 'refund-option'],
  ],
  refund: [
    [paths.refund(item, 'return'), '/Refund/%7B%22id%22%3A7%2C%22order_id%22%3A3%7D/return', 'refund'],
  ],
  refundDetail: [[paths.refundDetail(7), '/RefundDetail/7', 'refund-detail']],
  search: [
    [paths.search(), '/Search', 'search'],
    [paths.search({ orderby: 'time' }), '/Search?orderby=time', 'search'],
    [paths.search({ keyword: '苹果', page: 1 }), '/Search?keyword=%E8%8B%B9%E6%9E%9C', 'search'],
    [
      paths.search({ orderby: 'price', orderway: 'asc', type_id: 3, page: 2 }),
      '/Search?orderby=price&orderway=asc&type_id=3&page=2',
      'search',
    ],
  ],
  product: [
    [paths.product(7), '/product-details/7', 'product-detail'],
    [paths.product(7, { sku: 3, num: 2 }), '/product-details/7?sku=3&num=2', 'product-detail'],
  ],
  shop: [
    [paths.shop(7), '/shopIndex/7', 'shop'],
    [paths.shop(7, { orderby: 'comprehensive', orderway: 'desc', page: 3 }), '/shopIndex/7?page=3', 'shop'],
  ],
  systemPage: [[paths.systemPage('privacy'), '/briefIntroduction/13', 'system-page']],
  singlePage: [[paths.singlePage(12), '/singlePage?id=12', 'single-page']],
  news: [
    [paths.news(), '/news', 'news'],
    [paths.news({ type: 2, page: 1 }), '/news?type=2&page=1', 'news'],
  ],
  post: [
    [paths.post(7), '/TopicDetalis/7', 'topic-detail'],
    [paths.post(7, 2), '/TopicDetalis/7?page=2', 'topic-detail'],
  ],
}

test.each(Object.values(BUILT).flat())('%s is written %s and opens the page "%s"', (path, written, page) => {
  expect(path).toBe(written)
  expect(opens(path)).toBe(`pages/${page}.tsx`)
  expect(opens(new URL(path.toLowerCase(), 'http://shop').pathname)).toBe(`pages/${page}.tsx`)
})

test('every page of the site has a builder, save those nobody is sent to', () => {
  const reached = new Set(Object.values(BUILT).flatMap((built) => built.map(([path]) => opens(path))))
  const lonely = leaves(site).flatMap(({ file }) => (reached.has(file) ? [] : file))
  expect([...new Set(lonely)].sort()).toEqual([
    'pages/bare-room.ts',
    'pages/design.tsx',
    'pages/not-found.tsx',
    'pages/user-center-redirect.ts',
  ])
})

test('every address of the site stands in the table, and every line of the table is an address', () => {
  const hung = leaves(site).map(({ path = '' }) => path)
  expect(hung.filter((path) => path !== '*').sort()).toEqual(Object.values(PATTERNS).sort())
})

test('a path is known as the page the router opens, whatever its case and its end', () => {
  const names = Object.keys(paths) as (keyof typeof paths)[]
  for (const name of names) {
    for (const [path] of BUILT[name]) {
      const { pathname } = new URL(path, 'http://shop')
      const known = (Object.keys(PATTERNS) as PageName[])
        // What only leads on stands behind every page of its own.
        .filter((page) => page !== 'accountCentre')
        .filter((page) => isAt(page, `${pathname.toUpperCase()}/`))
      expect(known).toEqual([name])
    }
  }
  expect(isAt('search', '/Search/pear')).toBe(true)
  expect(isAt('search', '/Searching')).toBe(false)
  expect(isAt('order', '/OrderDetail')).toBe(false)
})

test.each([
  ['my-order2', '/user-center/0/my-order2'],
  ['MYCOLLECTION', '/user-center/0/myCollection'],
  ['shopping-cart', '/user-center/0/shopping-cart'],
  ['0', '/user-center/user-center-home'],
  [undefined, '/user-center/user-center-home'],
])('/user-center/%s leads to %s', (word, room) => {
  expect(accountRoom(word)).toBe(room)
})

test.each([
  ['/ShoppingCart?type=1', '/user-center/1/shopping-cart'],
  ['/MyOrder2?type=3', '/user-center/3/my-order2'],
  ['/myorder2', '/user-center/0/my-order2'],
  ['/en/AfterSale?type=2&page=2', '/user-center/2/after-sale?page=2'],
  ['/MyCollection', '/user-center/0/myCollection'],
  ['/Myfootprint', '/user-center/0/myfootprint'],
  ['/interaction?type=1', '/user-center/1/interaction'],
  ['/Receivingaddress', '/user-center/0/receiving-address'],
  ['/Personaldata', '/user-center/6/personal-data'],
  ['/Securitysetting?type=//evil.example', '/user-center/0/security-setting'],
])('the bare name %s leads to %s', (asked, room) => {
  const { pathname, searchParams } = new URL(asked, 'http://shop')
  expect(bareRoom(pathname, searchParams)).toBe(room)
  expect(opens(asked.replace('/en/', '/'))).toBe('pages/bare-room.ts')
})
