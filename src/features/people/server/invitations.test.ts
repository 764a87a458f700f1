import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { atDesk, codeFor, DESK_PASSWORD, ownerWithFactor } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ demo: false })

const later = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}
const accept = (token: string, name: string) =>
  atDesk(app()).call('people', 'acceptWelcome', { token, name, password: DESK_PASSWORD })

test('an invitation is made anew with another link, and withdrawn; the links before are good for nothing', async () => {
  const { desk } = await ownerWithFactor(app())
  const email = 'new-packer@shop.example'
  const invite = async () => {
    const { data } = await desk.call('peopleSeller', 'invitePerson', { email, role: 'packer' })
    return (data as { path: string }).path.split('/').pop() ?? ''
  }
  const invited = async () =>
    ((await desk.call('peopleSeller', 'listPeople')).data as { invitations: { id: number; email: string }[] })
      .invitations
  const [first, second] = [await invite(), await invite()]
  const [one, ...more] = await invited()
  expect([one?.email, more]).toEqual([email, []])
  expect(await accept(first, '阿强')).toMatchObject({ reason: 'people_no_invitation' })
  expect(await desk.call('peopleSeller', 'withdrawInvitation', { id: one?.id })).toMatchObject({ code: 1 })
  expect(await invited()).toEqual([])
  expect(await accept(second, '阿强')).toMatchObject({ reason: 'people_no_invitation' })
  expect(await accept(await invite(), '阿强')).toMatchObject({ code: 1 })
})

test('an owner takes another’s factor away, never the own one nor the last owner’s; the host may', async () => {
  const only = await ownerWithFactor(app())
  for (const { id, role } of (await asSeller(app()).peopleSeller.listPeople()).data?.people ?? [])
    if (role === 'owner' && id !== only.id) await asSeller(app()).peopleSeller.blockPerson({ id })
  const remove = (id: number) => only.desk.call('peopleSeller', 'removeFactor', { id })
  expect(await remove(only.id)).toMatchObject({ reason: 'people_last_factor' })
  const second = await ownerWithFactor(app())
  expect(await remove(only.id)).toMatchObject({ reason: 'people_own_factor' })
  expect(await remove(second.id)).toMatchObject({ code: 1 })
  expect(await second.desk.call('peopleSeller', 'listPeople')).toMatchObject({ status: 401 })
  const again = atDesk(app())
  const entered = await again.call('people', 'enterDesk', { email: second.email, password: DESK_PASSWORD })
  expect(entered.data).toMatchObject({ step: 'enrol' })
  expect(await again.call('people', 'proveFactor', { code: second.recovery_codes[0] })).toMatchObject({
    code: 0,
  })

  // By recovery: in with a recovery code, then another factor of one's own.
  later(60)
  const lost = atDesk(app())
  await lost.call('people', 'enterDesk', { email: only.email, password: DESK_PASSWORD })
  expect(await lost.call('people', 'proveFactor', { code: only.recovery_codes[0] })).toMatchObject({
    code: 1,
  })
  const begun = await lost.call('people', 'beginFactor', { password: DESK_PASSWORD })
  const { secret } = begun.data as { secret: string }
  expect(await lost.call('people', 'confirmFactor', { code: codeFor(app(), secret) })).toMatchObject({
    code: 1,
  })
  expect(await asSeller(app()).peopleSeller.removeFactor({ id: only.id })).toMatchObject({ code: 1 })
})
