import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const connects = (apiBase: string) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy({ https: true, apiBase })([]))?.[1]

test('pages may call their own origin, and the one their calls were built to go to', () => {
  expect(connects('')).toBe("'self'")
  expect(connects('https://api.example/shop')).toBe("'self' https://api.example")
})

test('the page to pay at may be framed wherever the shop reaches Alipay', () => {
  const policy = contentSecurityPolicy({
    https: true,
    apiBase: '',
    gateway: 'https://pay.orchard.example/gateway.do',
  })([])
  for (const rule of ['frame-src', 'form-action'])
    expect(new RegExp(`${rule} ([^;]*)`).exec(policy)?.[1]).toContain(' https://pay.orchard.example')
})
