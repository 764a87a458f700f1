import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=2.9', 2],
  ['?page=-5', 1],
  ['?page=x', 1],
  ['?page=9e99', 1_000_000],
  ['?page=Infinity', 1_000_000],
])('an address with %j asks for page %d', (search, page) => {
  expect(pageOf(new URL(`http://shop/${search}`))).toBe(page)
})
