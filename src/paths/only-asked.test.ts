import { expect, test } from 'vitest'
import { onlyAsked, paths } from './index.ts'

test('what a page does not read makes no other page of it', () => {
  expect(onlyAsked('/product-details/7?utm_source=x&fbclid=y')).toBe('/product-details/7')
  expect(onlyAsked('/product-details/7?u=1&sku=3')).toBe('/product-details/7?sku=3')
  expect(onlyAsked('/?')).toBe('/')
  expect(onlyAsked('/briefIntroduction/12?a=b')).toBe('/briefIntroduction/12')
})

test('what it reads stays as it is, in whatever order it is asked', () => {
  const asked = [
    paths.home({ type_id: 3, orderby: 'price', orderway: 'asc' }),
    paths.search({
      keyword: '苹果 & 梨',
      orderby: 'time',
      orderway: 'desc',
      min_price: '1',
      max_price: '9',
      page: 2,
    }),
    paths.search({ type_id: 4 }),
    paths.product(7, { sku: 3, num: 2 }),
    paths.product(7, { review: 'good', review_page: 2 }),
    paths.shop(1, { keyword: '梨', page: 3 }),
    paths.singlePage(3),
    paths.news({ type: 1, page: 2 }),
    paths.post(5, 2),
  ]
  for (const address of asked) {
    expect(onlyAsked(address)).toBe(address)
    const [path, query = ''] = address.split('?')
    expect(onlyAsked(`${path}?x=1&${query.split('&').reverse().join('&')}`)).toBe(address)
  }
})

test('asked for its data alone, a page also reads of which of its parts', () => {
  expect(onlyAsked('/_.data?u=1&_routes=root&type_id=3')).toBe('/_.data?type_id=3&_routes=root')
  expect(onlyAsked('/product-details/7.data?_routes=a%2Cb&u=1')).toBe('/product-details/7.data?_routes=a%2Cb')
  expect(onlyAsked('/product-details/7?_routes=a')).toBe('/product-details/7')
})

test('pages that lead elsewhere keep all they are asked', () => {
  const login = paths.login({ redirect: '/Search?keyword=a' })
  expect(onlyAsked(login)).toBe(login)
})
