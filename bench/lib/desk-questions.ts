import { ORDER_STATUSES } from '#features/orders/order-states.ts'
import { REPORT_VIEWS } from '#features/reports/report-rules.ts'
import { daysAfter } from '#platform/calendar-day.ts'
import { readClock, shopDay } from '#platform/time.ts'

type Question = [what: string, feature: string, call: string, input: (n: number) => object]

const digits = (n: number) => String(n).padStart(4, '0')
const today = shopDay(readClock())

/** What people at the desk look at, another one for every n. */
export const DESK_QUESTIONS: readonly Question[] = [
  ['orders, first page', 'ordersSeller', 'listSellerOrders', (n) => ({ rows: 1 + (n % 50) })],
  [
    'orders by state',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({ status: ORDER_STATUSES[n % 5], rows: 50 }),
  ],
  [
    'orders by the end of a number',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({ phone: digits(n), rows: 50 }),
  ],
  ['orders, far back', 'ordersSeller', 'listSellerOrders', (n) => ({ before_id: 60 + n, rows: 50 })],
  [
    'orders of a day',
    'ordersSeller',
    'listSellerOrders',
    (n) => {
      const day = daysAfter(today, -1 - 3 * n)
      return { from: day, until: daysAfter(day, 1), rows: 50 }
    },
  ],
  [
    'orders paid on a day',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({
      days: 'paid',
      from: daysAfter(today, -2 - 3 * n),
      until: daysAfter(today, -1 - 3 * n),
      rows: 50,
    }),
  ],
  [
    'orders of an option, of a day',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({
      sku_id: 1 + (n % 20),
      from: daysAfter(today, -2 - 3 * n),
      until: daysAfter(today, -1 - 3 * n),
      rows: 5,
    }),
  ],
  ['orders counted', 'ordersSeller', 'countSellerOrders', (n) => (n % 2 ? {} : { phone: digits(n) })],
  ['products', 'productsSeller', 'listSellerProducts', (n) => ({ rows: 1 + (n % 50) })],
  [
    'products by sales or price',
    'productsSeller',
    'listSellerProducts',
    (n) => ({ sort: n % 2 ? 'sales' : 'price', rows: 1 + (n % 50) }),
  ],
  [
    'products by a name that none has',
    'productsSeller',
    'listSellerProducts',
    (n) => ({ find: `龘${digits(n)}`, sort: n % 2 ? 'new' : 'price' }),
  ],
  [
    'products that lack something',
    'productsSeller',
    'listSellerProducts',
    (n) => ({ shelf: n % 2 ? 'english' : 'barred', sort: n % 3 ? 'price' : 'new', rows: 1 + (n % 50) }),
  ],
  [
    'products by a common word that lack their English',
    'productsSeller',
    'listSellerProducts',
    (n) => ({
      find: ['苹果', '有机', '鲜', 'apple'][n % 4],
      shelf: 'english',
      sort: n % 3 ? 'price' : 'new',
    }),
  ],
  ['stocks, fewest first', 'catalogueSeller', 'listStock', (n) => (n % 2 ? {} : { below: 10 })],
  ['prices', 'pricesSeller', 'listPrices', (n) => ({ rows: 1 + (n % 50) })],
  ['buyers, first page', 'buyersSeller', 'findBuyers', (n) => ({ page: 1 + (n % 5) })],
  ['buyers by the end of a number', 'buyersSeller', 'findBuyers', (n) => ({ find: digits(n) })],
  ['buyers by name', 'buyersSeller', 'findBuyers', (n) => ({ find: `yer ${1000 + n}` })],
  [
    'reports of a month',
    'reportsSeller',
    'showReport',
    (n) => ({
      from: daysAfter(today, -30 - (n % 5)),
      until: daysAfter(today, -(n % 5)),
      by: REPORT_VIEWS[n % REPORT_VIEWS.length],
    }),
  ],
  ['today', 'todaySeller', 'showToday', () => ({})],
]
