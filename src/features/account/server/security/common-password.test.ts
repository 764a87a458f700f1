import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk, atDesk, DESK_PASSWORD } from '#testing/at-desk.ts'
import { aBuyer, aMobile } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** Within the 10,000 most used, and what only looks like it. */
const COMMON = ['password1', 'abc12345', 'qwer1234', 'a1234567', 'ABC12345']
const NOT_SO_COMMON = 'plum-731-basket'

test('the most used passwords are refused of a buyer who registers, resets or changes', async () => {
  const refused = { code: 0, reason: 'account_common_password' }
  const buyer = await aBuyer(app().database)
  const { account } = app().as({})
  for (const password of COMMON) {
    const asked = { mobile: aMobile(), code: '123456', password }
    expect(await account.register(asked), password).toMatchObject(refused)
    expect(await account.resetPassword(asked), password).toMatchObject(refused)
    const change = { old_password: 'secret1', password, repeat_password: password }
    const mine = app().as({ token: buyer.token }).account
    expect(await mine.changePassword(change), password).toMatchObject(refused)
  }
  const asked = { mobile: aMobile(), code: '123456', password: NOT_SO_COMMON }
  expect(await account.register(asked)).toMatchObject({ reason: 'account_wrong_code' })
})

test('at the desk a password has twelve characters and is none of the most used', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  const change = async (password: string) =>
    (await packer.call('people', 'changeMyPassword', { old_password: DESK_PASSWORD, password })).reason
  expect(await change('eleven-char')).toBe('people_short_password')
  expect(await change('1Q2w3e4r5T6y')).toBe('people_common_password')
  const { data } = await asSeller(app()).peopleSeller.invitePerson({
    email: 'c@shop.example',
    role: 'packer',
  })
  const token = data?.path.split('/').at(-1)
  const accept = (password: string) =>
    atDesk(app()).call('people', 'acceptWelcome', { token, name: '阿强', password })
  expect(await accept('1q2w3e4r5t6y')).toMatchObject({ reason: 'people_common_password' })
  expect(await accept('twelve-chars')).toMatchObject({ code: 1 })
  expect(await change('twelve-chars')).toBeUndefined()
})
