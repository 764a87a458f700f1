import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine } from '#platform/clean-text.ts'
import {
  INTERACTION_TABS,
  ORDER_TABS,
  paths,
  readCheckout,
  readCheckoutChoice,
  readId,
  readInteractionTab,
  readNewsType,
  readOrderTab,
  readPayment,
  readProduct,
  readRefundItem,
  readSearch,
  readSelection,
  readShop,
} from './index.ts'

const urlOf = (path: string) => new URL(path, 'http://shop')
/** A part of the path as the router hands it to a page. */
const part = (path: string, at: number) => decodeURIComponent(urlOf(path).pathname.split('/')[at] ?? '')

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const sort = fc.oneof(
  fc.constant({ orderby: 'comprehensive' as const, orderway: 'desc' as const }),
  fc.constant({ orderby: 'sales' as const, orderway: 'desc' as const }),
  fc.record({ orderby: fc.constantFrom('price', 'time'), orderway: fc.constantFrom('asc', 'desc') }),
)
const keyword = fc.string({ maxLength: 20 }).map(cleanLine)
const page = fc.integer({ min: 1, max: 1000 })
const amount = fc.oneof(
  fc.constant(''),
  fc.nat({ max: 99_999 }).map((cents) => String(cents / 100)),
)

/** What a builder wrote, its reader reads. */
const readsBack = <T>(asked: fc.Arbitrary<T>, read: (asked: T) => unknown) =>
  fc.assert(fc.property(asked, (one) => void expect(read(one)).toEqual(one)))

test('goods to be ordered', () => {
  const line = fc.record(
    { product_id: id, sku_price_id: id, num: fc.integer({ min: 1, max: 99 }), cart: fc.constant(1 as const) },
    { requiredKeys: ['product_id', 'sku_price_id', 'num'] },
  )
  readsBack(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) =>
    readCheckout(part(paths.checkout(lines), 2)),
  )
  const few = fc.nat({ max: 10 ** 14 })
  readsBack(fc.record({ addressId: few, couponId: fc.option(few, { nil: undefined }) }), (choice) =>
    readCheckoutChoice(urlOf(paths.checkout([], choice)).searchParams),
  )
})

test('an order to be paid, an item to be asked back', () => {
  readsBack(fc.record({ id, order_sn: fc.stringMatching(/^[\w-]{1,64}$/) }), (order) =>
    readPayment(part(paths.payment(order), 2)),
  )
  const item = fc.record({ id, order_id: id })
  readsBack(item, (one) => readRefundItem(part(paths.refundOption(one), 2)))
  readsBack(item, (one) => readRefundItem(part(paths.refund(one, 'return'), 2)))
})

test('lists: search, shop, home', () => {
  const range = { min_price: amount, max_price: amount }
  const search = fc.tuple(sort, fc.record({ keyword, ...range, type_id: fc.nat({ max: 999_999 }), page }))
  readsBack(
    search.map(([by, rest]) => ({ ...rest, ...by })),
    (place) => readSearch(urlOf(paths.search(place))),
  )
  const shop = fc.tuple(sort, fc.record({ keyword, page }))
  readsBack(
    shop.map(([by, rest]) => ({ ...rest, ...by })),
    (place) => readShop(urlOf(paths.shop(7, place)).searchParams),
  )
  const home = fc.tuple(sort, fc.nat({ max: 999_999 }))
  readsBack(
    home.map(([by, type_id]) => ({ ...by, type_id })),
    (selection) => readSelection(urlOf(paths.home(selection, 'selected')).searchParams),
  )
})

test("a product's choice and its reviews", () => {
  const place = fc.record({
    sku: fc.integer({ min: 1, max: 10 ** 15 - 1 }),
    num: fc.integer({ min: 1, max: 99 }),
    review: fc.constantFrom('all', 'good'),
    review_page: page,
  })
  readsBack(place, (one) => readProduct(urlOf(paths.product(7, one)).searchParams))
  expect(readProduct(new URLSearchParams('sku=x&num=y&review_page=-1'))).toEqual({
    sku: 0,
    num: 1,
    review: '',
    review_page: 1,
  })
})

test('tabs, notices and ids', () => {
  readsBack(fc.constantFrom(...ORDER_TABS), (tab) => readOrderTab(part(paths.orders(tab), 2)))
  readsBack(fc.constantFrom(...INTERACTION_TABS), (tab) =>
    readInteractionTab(part(paths.interactions(tab), 2)),
  )
  readsBack(fc.constantFrom(1 as const, 2 as const), (type) =>
    readNewsType(urlOf(paths.news({ type })).searchParams),
  )
  readsBack(fc.integer({ min: 1, max: 10 ** 15 - 1 }), (one) => readId(part(paths.order(one), 2)))
  expect(['0', '00', '-1', '1.5', '1e3', ''].map(readId)).toEqual(Array(6).fill(undefined))
})

test('whatever stands in an address, reading it never fails', () => {
  const anything = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(anything, (text) => {
      for (const read of [
        readCheckout,
        readPayment,
        readRefundItem,
        readId,
        readOrderTab,
        readInteractionTab,
      ])
        read(text)
      readSearch({ pathname: `/Search/${text}`, search: text })
      readProduct(new URLSearchParams(text))
      readShop(new URLSearchParams(text))
    }),
  )
})

test('only ids and quantities go into an address and are read from it', () => {
  const line = { product_id: 1, sku_price_id: 2, num: 3, cart: 1 as const }
  expect(readCheckout(part(paths.checkout([{ ...line, ...{ price: '0.01', name: '白送' } }]), 2))).toEqual([
    line,
  ])
  expect(readCheckout('[{"product_id":"7","sku_price_id":"8","num":"2","price":"0"}]')).toEqual([
    { product_id: 7, sku_price_id: 8, num: 2 },
  ])
  const order = { id: 7, order_sn: '20261115X7', pay_fee: '0.01' }
  expect(part(paths.payment(order), 2)).toBe('{"id":7,"order_sn":"20261115X7"}')
  expect(readPayment(JSON.stringify(order))).toEqual({ id: 7, order_sn: '20261115X7' })
  expect(readPayment('{"id":"7"}')).toEqual({ id: 7, order_sn: '' })
  expect(readPayment('{"order_sn":"20261115X7"}')).toEqual({ id: 0, order_sn: '20261115X7' })
  const item = { id: 7, order_id: 3, product_title: 'Fish', pay_price: '1.00' }
  expect(part(paths.refundOption(item), 2)).toBe('{"id":7,"order_id":3}')
  expect(readRefundItem('{"id":"7","order_id":"3","price":1}')).toEqual({ id: 7, order_id: 3 })
})
