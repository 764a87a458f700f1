import { expect, test } from 'vitest'
import { mayCarryToken } from './may-carry-token.ts'

test('every call carries the buyer’s token, except one to the token endpoint of OAuth2', () => {
  expect(mayCarryToken('/v1/654836e5537c4')).toBe(true)
  expect(mayCarryToken('/oauth2/token')).toBe(false)
  expect(mayCarryToken('/v1/oauth2/token?grant_type=client_credentials')).toBe(false)
})
