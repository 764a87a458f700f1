import { expect, test } from 'vitest'
import { isOwnForm } from './is-own-form.ts'

const PUBLIC = 'https://shop.example'
const sent = (headers: Record<string, string>) => isOwnForm({ headers, host: '10.0.0.7:3000' }, PUBLIC)

test('a form of ours is known by where the browser says it comes from', () => {
  expect(sent({ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).toBe(true)
  // Asked for by the name of the machine, as within a house.
  expect(sent({ origin: 'http://10.0.0.7:3000' })).toBe(true)
})

test.each([
  ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the same site', { origin: 'https://blog.shop.example', 'sec-fetch-site': 'same-site' }],
  ['what hides where it comes from', { origin: 'null' }],
  ['what does not say it', {}],
  ['our name with another’s word', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
  ['our name without its lock', { origin: 'http://shop.example' }],
  ['a name that begins like ours', { origin: 'https://shop.example.elsewhere.example' }],
])('%s is not believed', (_, headers) => expect(sent(headers as Record<string, string>)).toBe(false))
