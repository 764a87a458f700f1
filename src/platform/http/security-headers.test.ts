import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const connects = (apiBase: string) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy({ scripts: [], https: true, apiBase }))?.[1]

test('pages may call their own origin, and the one their calls were built to go to', () => {
  expect(connects('')).toBe("'self'")
  expect(connects('https://api.example/shop')).toBe("'self' https://api.example")
})
