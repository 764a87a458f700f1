import { expect, test } from 'vitest'
import { crumbsOf } from './product-crumbs.ts'

const labels = (category: Parameters<typeof crumbsOf>[0]['category']) =>
  crumbsOf({ name: '红富士', category }).map(({ label }) => label)

test('the way to a product names each of its categories once', () => {
  const top = { top_id: 1, top_name: '水果' }
  expect(labels({ id: 2, name: '苹果', ...top })).toEqual(['首页', '水果', '苹果', '红富士'])
  expect(labels({ id: 1, name: '水果', ...top })).toEqual(['首页', '水果', '红富士'])
})
