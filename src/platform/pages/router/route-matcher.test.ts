import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { V6RegExMatcher } from './route-matcher.ts'

const ROUTES: RouteObject[] = [
  {
    id: 'layout',
    children: [
      { id: 'home', index: true },
      { id: 'search', path: '/Search' },
      { id: 'product', path: '/product-details/:id' },
      { id: 'orders', path: '/user-center/:type/my-order2' },
      { id: 'cart', path: '/user-center/cart/:page?' },
      { id: 'files', path: '/files/*' },
      { id: 'word', path: '/:word/here' },
      { id: 'rest', path: '*' },
    ],
  },
  { id: 'nested', path: '/news', children: [{ id: 'one', path: ':id' }] },
]

test('every address leads where the router would have it lead', () => {
  const piece = fc.constantFrom(
    'Search',
    'SEARCH',
    '%53earch',
    '%E9%B2%9C',
    'product-details',
    'user-center',
    'cart',
    'my-order2',
    'files',
    'news',
    'here',
    'en',
    '7',
    '',
    ':id',
    '*',
    '鲜',
  )
  const addresses = fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join('/')}`)
  fc.assert(
    fc.property(fc.constantFrom('/', '/en'), addresses, fc.boolean(), (basename, address, within) => {
      const matcher = new V6RegExMatcher(basename)
      matcher.update(ROUTES)
      const pathname = within && basename !== '/' ? basename + address : address
      const found = matchRoutes(ROUTES, pathname, basename)
      expect(matcher.match(pathname)).toEqual(found)
      expect(matcher.match({ pathname })).toEqual(found)
    }),
    { numRuns: 1000 },
  )
})

test('routes that change are found as they are now', () => {
  const matcher = new V6RegExMatcher('/')
  matcher.update([{ id: 'old', path: '/old' }])
  matcher.update([{ id: 'new', path: '/new' }])
  expect(matcher.match('/old')).toBeNull()
  expect(matcher.match('/new')).toMatchObject([{ route: { id: 'new' } }])
})
