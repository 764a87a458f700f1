import { expect, test } from 'vitest'
import { isPublic } from './is-public.ts'

test.each([
  '/',
  '/_.data?_routes=root',
  '/en/news',
  '/news.data?type=1',
  '/Search/apples?page=2',
  '/product-details/7.data',
  '/shopIndex/1',
  '/TopicDetalis/3?page=2',
  '/briefIntroduction/1',
  '/singlePage?id=2',
  '/nobody/was/here',
])('%s is one page for everyone', (place) => {
  expect(isPublic(place)).toBe(true)
})

test.each([
  '/user-center/0/my-order2',
  '/user-center/0/my-order2.data',
  '/en/orders/abc',
  '/ShoppingCart',
  '/user-center/1/shopping-cart',
  '/placeOrder/1',
  '/OrderDetail/5',
  '/%4frderDetail/5',
  '/orderdetail/5/',
  '/login',
  '/register.data',
  '/changePassword',
  '/news?type=2',
  '/en/news.data?type=2&page=1',
])('%s is rendered for the person who asks', (place) => {
  expect(isPublic(place)).toBe(false)
})
