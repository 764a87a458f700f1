import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '?type_id=3&orderby=price', '/'],
  ['/SEARCH', '', '/Search'],
  ['/Search', '?type_id=3&orderby=price&orderway=asc&page=2&min_price=1', '/Search?type_id=3&page=2'],
  ['/Search', '?type_id=0&page=1', '/Search'],
  ['/Search', '?page=nonsense', '/Search'],
  ['/Product-Details/1/', '?sku=3&review=good', '/product-details/1'],
  ['/shopindex/2', '?page=3&keyword=x', '/shopIndex/2?page=3'],
  ['/user-center/0/my-order2', '', undefined],
  ['/login', '?redirect=%2F', undefined],
])('%s%s is known as %s', (pathname, search, known) => {
  expect(canonicalPath(pathname, search)).toBe(known)
})
