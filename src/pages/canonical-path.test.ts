import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '?type_id=3&orderby=price', '/'],
  ['/SEARCH', '', '/Search'],
  ['/Product-Details/1/', '?sku=3&review=good', '/product-details/1'],
  ['/shopindex/2', '?page=3&keyword=x', '/shopIndex/2?page=3'],
])('%s%s is known as %s', (pathname, search, known) => {
  expect(canonicalPath(pathname, search)).toBe(known)
})

test.each([
  ['?type_id=3&orderby=price&orderway=asc&page=2&min_price=1', '?type_id=3&page=2'],
  ['?type_id=0&page=1', ''],
  ['?page=nonsense', ''],
])('a search for %s is known by "%s"', (search, known) => {
  expect(canonicalPath('/Search', search)).toBe(`/Search${known}`)
})

test.each(['/user-center/0/my-order2', '/login'])('%s is known to nobody', (pathname) => {
  expect(canonicalPath(pathname, '?redirect=%2F')).toBeUndefined()
})
