import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPerson, aPersonAtDesk, atDesk, codeFor, DESK_PASSWORD, ownerWithFactor } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ demo: false })

const NEW = 'warm-store-8!'
const HOURS = 3600
const later = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}
const tokenOf = (answer: { data: unknown }) => (answer.data as { path: string }).path.split('/').pop() ?? ''
const enter = (email: string, password: string) =>
  atDesk(app()).call('people', 'enterDesk', { email, password })
const use = (token: string, password = NEW) =>
  atDesk(app()).call('people', 'setPasswordByLink', { token, password })

async function listed(owner: Awaited<ReturnType<typeof ownerWithFactor>>, id: number) {
  const { data } = await owner.desk.call('peopleSeller', 'listPeople')
  return (data as { people: { id: number; link_wanted_time: string }[] }).people.find((one) => one.id === id)
}

test('who forgot the password asks at the door, the owner sees it beside the name and hands a link over', async () => {
  const owner = await ownerWithFactor(app())
  const packer = await aPersonAtDesk(app(), 'packer')
  expect((await listed(owner, packer.id))?.link_wanted_time).toBe('')
  const forgot = (email: string) => atDesk(app()).call('people', 'forgetPassword', { email })
  const known = await forgot(packer.email.toUpperCase())
  // Nobody learns who works here.
  expect({ ...(await forgot('nobody@shop.example')), headers: 0 }).toEqual({ ...known, headers: 0 })
  expect((await listed(owner, packer.id))?.link_wanted_time).not.toBe('')

  const token = tokenOf(await owner.desk.call('peopleSeller', 'resetPassword', { id: packer.id }))
  expect((await listed(owner, packer.id))?.link_wanted_time).toBe('')
  // Until it is used nothing changes.
  expect(await enter(packer.email, DESK_PASSWORD)).toMatchObject({ code: 1 })
  const shown = await atDesk(app()).call('people', 'showPasswordLink', { token })
  expect(shown.data).toEqual({ email: packer.email, name: 'packer' })
  expect(await use(token, 'short')).toMatchObject({ reason: 'people_short_password' })
  expect(await use(token)).toMatchObject({ code: 1, data: { step: 'in', desk_session: '' } })
  expect(await packer.call('catalogueSeller', 'listStock', {})).toMatchObject({ status: 401 })
  expect(await enter(packer.email, DESK_PASSWORD)).toMatchObject({ reason: 'people_wrong_login' })
  expect(await enter(packer.email, NEW)).toMatchObject({ code: 1 })
  expect(await use(token, 'another-store-9')).toMatchObject({ reason: 'people_no_link' })
})

test('a link opens nothing without the second factor, is good for a day, and a later one makes it useless', async () => {
  const [owner, other] = [await ownerWithFactor(app()), await ownerWithFactor(app())]
  const reset = async () => tokenOf(await owner.desk.call('peopleSeller', 'resetPassword', { id: other.id }))
  const [first, second] = [await reset(), await reset()]
  expect(await use(first)).toMatchObject({ reason: 'people_no_link' })
  later(24 * HOURS - 1)
  const desk = atDesk(app())
  const used = await desk.call('people', 'setPasswordByLink', { token: second, password: NEW })
  expect(used).toMatchObject({ code: 1, data: { step: 'prove' } })
  expect(await desk.call('peopleSeller', 'listPeople')).toMatchObject({ status: 401 })
  expect(await desk.call('people', 'proveFactor', { code: codeFor(app(), other.secret) })).toMatchObject({
    code: 1,
  })
  expect(await desk.call('peopleSeller', 'listPeople')).toMatchObject({ code: 1 })

  const late = tokenOf(await desk.call('peopleSeller', 'resetPassword', { id: owner.id }))
  later(24 * HOURS)
  expect(await use(late)).toMatchObject({ reason: 'people_no_link' })
})

test('two who use a link at once: one password holds', async () => {
  const packer = await aPerson(app(), 'packer')
  const token = tokenOf(await asSeller(app()).peopleSeller.resetPassword({ id: packer.id }))
  const passwords = ['first-of-two-1', 'second-of-two-2']
  const answers = await Promise.all(passwords.map((password) => use(token, password)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const entered = await Promise.all(passwords.map((password) => enter(packer.email, password)))
  expect(entered.map(({ code }) => code)).toEqual(answers.map(({ code }) => code))
})

test('nobody gets a link for whoever is blocked, and a block makes one useless; logging in ends the wish', async () => {
  const packer = await aPerson(app(), 'packer')
  const seller = asSeller(app()).peopleSeller
  const token = tokenOf(await seller.resetPassword({ id: packer.id }))
  await seller.blockPerson({ id: packer.id })
  expect(await use(token)).toMatchObject({ reason: 'people_no_link' })
  expect(await seller.resetPassword({ id: packer.id })).toMatchObject({ reason: 'people_is_blocked' })
  await seller.unblockPerson({ id: packer.id })
  const wish = async () => {
    const { data } = await seller.listPeople()
    return data?.people.find(({ id }) => id === packer.id)?.link_wanted_time
  }
  await atDesk(app()).call('people', 'forgetPassword', { email: packer.email })
  expect(await wish()).not.toBe('')
  await enter(packer.email, DESK_PASSWORD)
  expect(await wish()).toBe('')
})

test('only owners make such links, and show again who they are', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  const owner = await ownerWithFactor(app())
  expect(await packer.call('peopleSeller', 'resetPassword', { id: owner.id })).toMatchObject({ status: 403 })
  later(600)
  expect(await owner.desk.call('peopleSeller', 'resetPassword', { id: packer.id })).toMatchObject({
    reason: 'shell_show_again',
  })
})
