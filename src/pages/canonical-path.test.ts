import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '?type_id=3&orderby=price', '/'],
  ['/SEARCH', '', '/Search'],
  ['/Product-Details/1/', '?sku=3&review=good', '/product-details/1'],
  ['/shopindex/2', '?page=3&orderby=sales', '/shopIndex/2?page=3'],
  ['/SinglePage', '?id=12', '/briefIntroduction/12'],
  ['/singlePage', '?id=0012', '/briefIntroduction/12'],
  ['/singlePage', '', '/singlePage'],
  ['/product-details/000001', '', '/product-details/1'],
  ['/shopIndex/01', '?page=02', '/shopIndex/1?page=2'],
  ['/TopicDetalis/1', '?page=77', '/TopicDetalis/1'],
])('%s%s is known as %s', (pathname, search, known) => {
  expect(canonicalPath(pathname, search)).toBe(known)
})

test.each([
  ['?type_id=3&orderby=price&orderway=asc&page=2', '?type_id=3&page=2'],
  ['?type_id=0&page=1', ''],
  ['?page=nonsense', ''],
  ['?page=2.5', ''],
  ['?page=1e1', ''],
  ['?type_id=03&page=002', '?type_id=3&page=2'],
])('a search for %s is known by "%s"', (search, known) => {
  expect(canonicalPath('/Search', search)).toBe(`/Search${known}`)
})

test.each([
  '/user-center/0/my-order2',
  '/login?redirect=%2F',
  '/Search?keyword=apple',
  '/Search/apple',
  '/Search?type_id=3&max_price=9',
  '/shopIndex/2?keyword=x',
  '/news?type=2',
  '//elsewhere.example/Search',
])('%s is known to nobody', (address) => {
  const [pathname = '', search] = address.split('?')
  expect(canonicalPath(pathname, search ?? '')).toBeUndefined()
})
