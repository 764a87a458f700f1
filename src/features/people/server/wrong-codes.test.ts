import { expect, test } from 'vitest'
import { atDesk, codeFor, DESK_PASSWORD, ownerWithFactor } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ demo: false, trustProxy: ['127.0.0.1'] })

const HOME = '198.51.100.7'
const STRANGE = '203.0.113.9'
const later = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}
const anOwner = () => ownerWithFactor(app(), { 'x-forwarded-for': HOME })

async function onDoorstep(email: string, place: string, password = DESK_PASSWORD) {
  const desk = atDesk(app(), { 'x-forwarded-for': place, 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
  const entered = await desk.call('people', 'enterDesk', { email, password })
  return { ...desk, entered, prove: (code: string) => desk.call('people', 'proveFactor', { code }) }
}

/** `count` codes of the app that cannot be right, from as many places as it takes. */
async function guess(email: string, count: number, network = '203.0.113') {
  const reasons: (string | undefined)[] = []
  for (let n = 0; n < count; n += 1) {
    const thief = await onDoorstep(email, `${network}.${1 + Math.floor(n / 10)}`)
    reasons.push((await thief.prove('00000x'.replace('x', String(n % 10)))).reason)
  }
  return reasons
}

const traces = (id: number) =>
  app()
    .database.read.selectFrom('audit_line')
    .select(['reason', 'address'])
    .where('thing', '=', 'person')
    .where('thing_id', '=', String(id))
    .where('reason', '=', 'wrong code')
    .execute()

test('a wrong code leaves an audit line, is told at the next login, and stands beside the devices', async () => {
  const owner = await anOwner()
  later(60)
  await guess(owner.email, 3)
  expect(await traces(owner.id)).toEqual(Array(3).fill({ reason: 'wrong code', address: '203.0.113.1' }))
  const home = await onDoorstep(owner.email, HOME)
  // What one mistypes oneself is no news.
  await home.prove('999999')
  expect(await home.prove(codeFor(app(), owner.secret))).toMatchObject({ data: { step: 'in', missed: 3 } })
  const { misses } = (await home.call('people', 'listMySessions')).data as { misses: object[] }
  expect(misses).toHaveLength(4)
  expect(misses.at(-1)).toMatchObject({ address: '203.0.113.1', browser: 'Firefox' })
  later(60)
  const again = await onDoorstep(owner.email, HOME)
  expect(await again.prove(codeFor(app(), owner.secret))).toMatchObject({ data: { missed: 0 } })
})

test('twenty wrong codes from elsewhere shut the owner out nowhere, and end with another password', async () => {
  const owner = await anOwner()
  later(60)
  expect(await guess(owner.email, 20)).toEqual(Array(20).fill('people_wrong_code'))
  // Somebody with a right code, but where the owner never was.
  const strange = await onDoorstep(owner.email, STRANGE)
  expect(await strange.prove(codeFor(app(), owner.secret))).toMatchObject({ reason: 'people_strange_place' })

  const home = await onDoorstep(owner.email, HOME)
  expect(await home.prove(codeFor(app(), owner.secret))).toMatchObject({
    code: 1,
    data: { step: 'renew', missed: 20 },
  })
  expect(await home.call('peopleSeller', 'listPeople')).toMatchObject({ status: 401 })
  expect(await home.call('people', 'showDoor')).toMatchObject({ data: { step: 'renew' } })
  const renew = (password: string) => home.call('people', 'renewPassword', { password })
  expect(await renew(DESK_PASSWORD)).toMatchObject({ reason: 'people_same_password' })
  expect(await renew('short-one')).toMatchObject({ reason: 'people_short_password' })
  expect(await renew('warm-store-8!')).toMatchObject({ code: 1 })
  expect(await home.call('peopleSeller', 'listPeople')).toMatchObject({ code: 1 })

  // The thief's password is worth nothing any more, nor are sessions that were on the doorstep.
  expect(await strange.prove(codeFor(app(), owner.secret))).toMatchObject({ reason: 'people_not_at_door' })
  expect((await onDoorstep(owner.email, STRANGE)).entered).toMatchObject({ reason: 'people_wrong_login' })
  later(60)
  const anywhere = await onDoorstep(owner.email, STRANGE, 'warm-store-8!')
  expect(await anywhere.prove(codeFor(app(), owner.secret))).toMatchObject({ data: { step: 'in' } })
})

test('a recovery code opens the desk after twenty wrong ones, also where its person never was', async () => {
  const owner = await anOwner()
  later(60)
  await guess(owner.email, 20)
  const elsewhere = await onDoorstep(owner.email, '192.0.2.44')
  expect(await elsewhere.prove(owner.recovery_codes[0] ?? '')).toMatchObject({ data: { step: 'renew' } })
})

test('nineteen wrong codes ask for no other password, and a right one makes them forgotten', async () => {
  const owner = await anOwner()
  for (let round = 0; round < 2; round += 1) {
    later(3700)
    await guess(owner.email, 19)
    const home = await onDoorstep(owner.email, HOME)
    expect(await home.prove(codeFor(app(), owner.secret))).toMatchObject({ data: { step: 'in', missed: 19 } })
  }
})

test('one place is made to wait after twenty codes; recovery codes are counted by themselves', async () => {
  const owner = await anOwner()
  later(60)
  for (let n = 0; n < 20; n += 1) await (await onDoorstep(owner.email, HOME)).prove(`1000${10 + n}`)
  const home = await onDoorstep(owner.email, HOME)
  expect(await home.prove(codeFor(app(), owner.secret))).toMatchObject({ status: 429 })
  expect(await home.prove(owner.recovery_codes[0] ?? '')).toMatchObject({ data: { step: 'renew' } })
})
