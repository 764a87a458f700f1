import { expect, expectTypeOf, test } from 'vitest'
import type {} from '#features/account/account-contract.ts'
import type { Api } from './api-types.ts'
import { isListed } from './reasons.ts'

type Refused = Extract<Awaited<ReturnType<Api['account']['login']>>, { reason: string }>['reason']

test('what a call lists, and what any call may be refused with, has a place in its type; nothing else has', () => {
  expectTypeOf<'account_wrong_login' | 'shell_too_many'>().toExtend<Refused>()
  expectTypeOf<'account_wrong_code'>().not.toExtend<Refused>()
  expectTypeOf<'account_wrong_logim'>().not.toExtend<Refused>()
})

test('a call is held to its list, and to nothing where it has none', () => {
  expect(isListed('account_wrong_login', ['account_wrong_login'])).toBe(true)
  expect(isListed('shell_too_many', ['account_wrong_login'])).toBe(true)
  expect(isListed('account_wrong_code', ['account_wrong_login'])).toBe(false)
  expect(isListed('account_wrong_code', undefined)).toBe(true)
})
