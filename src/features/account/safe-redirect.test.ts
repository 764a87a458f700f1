import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each([
  ['/'],
  ['/user-center/0/my-order2'],
  ['/Search?keyword=%E8%8B%B9%E6%9E%9C&type_id=2'],
  ['/product-details/7#reviews'],
  ['/user-center/0/my-order2?page=2'],
  ['/orders/%5B%7B%22product_id%22%3A1%7D%5D'],
])('%s is a path of ours', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test('is a place: whoever chose another language meanwhile comes back in that one', () => {
  expect(safeRedirect('/en/Search?page=2#top')).toBe('/Search?page=2#top')
  expect(safeRedirect('/en')).toBe('/')
  expect(safeRedirect('/en/login')).toBe('/')
})

test.each([
  [null],
  [undefined],
  [''],
  ['orders'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  ['/%09/evil\u0000'],
  [' /orders'],
  ['https://evil.example/'],
  ['https:evil.example'],
  ['http:/evil.example'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,x'],
  ['/login'],
  ['/Login/?redirect=/login'],
  ['/register'],
  ['/changePassword'],
  ['/..//evil.example'],
  ['/.//evil.example'],
])('%j leads home', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/')
})

test('what comes out never names another host, whatever goes in', () => {
  for (const path of [
    '/a/../..//evil.example',
    '/a//b',
    '/@evil.example',
    '/:80',
    '/?u=https://evil.example',
  ]) {
    expect(new URL(safeRedirect(path), 'https://ours.example').host).toBe('ours.example')
  }
})
