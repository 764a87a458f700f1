import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPerson, aPersonAtDesk, atDesk, codeFor, DESK_PASSWORD, ownerWithFactor } from '#testing/at-desk.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { startTestApp, testApp } from '#testing/start-test-app.ts'
import { FIRST_OWNER_FILE, inviteFirstOwner } from './invite-first-owner.ts'

/** A real shop: whoever handles money shows a second factor. */
const app = testApp({ demo: false, trustProxy: ['127.0.0.1'] })
const NO_ENTRY = { status: 401, reason: 'people_not_at_door' }

const later = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}
const codeOf = (secret: string) => codeFor(app(), secret)
const anOwner = () => ownerWithFactor(app())

/** The same person in another browser, as far as the doorstep. */
async function onDoorstep(email: string) {
  const desk = atDesk(app())
  expect(await desk.call('people', 'enterDesk', { email, password: DESK_PASSWORD })).toMatchObject({
    data: { step: 'prove' },
  })
  return desk
}

test('the first owner comes in by the link of the start, sets up a second factor, and is the last to come so', async () => {
  // Before anybody else can come in: the desk is where a shop is made ready.
  const shop = await startTestApp({ demo: false, open: false })
  try {
    const invite = async (now = shop.now) => {
      const place = { dataDir: shop.dataDir, publicUrl: 'https://orchard.example', now }
      return inviteFirstOwner(shop.database, place)
    }
    const first = await invite()
    const file = path.join(shop.dataDir, FIRST_OWNER_FILE)
    expect(await readFile(file, 'utf8')).toBe(`${first?.link}\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    // Every process and every start has the same one, at once too.
    expect(await Promise.all([invite(), invite()])).toEqual([first, first])
    await rm(file)
    expect(await invite()).toEqual({ file })
    shop.now = new Date(shop.now.getTime() + 3 * 86_400_000)
    const second = await invite()
    const [useless, token] = [first, second].map((made) => made?.link?.split('/').at(-1))
    const desk = atDesk(shop)
    const who = { name: '林晓', email: 'Lin@Shop.example', password: 'cold-store-7' }
    const accept = (with_: object) => desk.call('people', 'acceptWelcome', { ...who, token, ...with_ })
    expect(await accept({ token: useless })).toMatchObject({ reason: 'people_no_invitation' })
    expect(await accept({ password: 'short' })).toMatchObject({ reason: 'people_short_password' })
    expect(await accept({})).toMatchObject({ code: 1, data: { step: 'enrol', desk_session: '' } })
    expect(await accept({ email: 'thief@shop.example' })).toMatchObject({ reason: 'people_no_invitation' })
    expect(await invite()).toBeUndefined()
    await expect(stat(file)).rejects.toThrow('ENOENT')
    // The password alone opens nothing.
    expect(await desk.call('peopleSeller', 'listPeople')).toMatchObject(NO_ENTRY)
    const { secret } = (await desk.call('people', 'beginFactor')).data as { secret: string }
    const code = codeFor(shop, secret)
    expect(await desk.call('people', 'confirmFactor', { code })).toMatchObject({ code: 1 })
    const { data } = await desk.call('peopleSeller', 'listPeople')
    expect(data).toMatchObject({ people: [{ email: 'lin@shop.example', role: 'owner', factor: 1 }] })
  } finally {
    await shop.close()
  }
})

test('a code opens the desk once; so does a recovery code; wrong ones do not', async () => {
  const owner = await anOwner()
  later(60)
  const code = codeOf(owner.secret)
  const [first, second] = [await onDoorstep(owner.email), await onDoorstep(owner.email)]
  expect(await first.call('people', 'proveFactor', { code: '000000' })).toMatchObject({ code: 0 })
  expect(await first.call('people', 'proveFactor', { code })).toMatchObject({ code: 1 })
  expect(await second.call('people', 'proveFactor', { code })).toMatchObject({ reason: 'people_wrong_code' })
  const [recovery = ''] = owner.recovery_codes
  const typed = recovery.replaceAll('-', ' ').toUpperCase()
  expect(await second.call('people', 'proveFactor', { code: typed })).toMatchObject({
    data: { recovery_left: 9 },
  })
  expect(await second.call('peopleSeller', 'listPeople')).toMatchObject({ code: 1 })
  const third = await onDoorstep(owner.email)
  expect(await third.call('people', 'proveFactor', { code: recovery })).toMatchObject({ code: 0 })
})

test('clocks may differ by half a minute, not by more; a session ends after twelve hours', async () => {
  const owner = await anOwner()
  later(90)
  const old = codeOf(owner.secret)
  later(60)
  const desk = await onDoorstep(owner.email)
  expect(await desk.call('people', 'proveFactor', { code: old })).toMatchObject({ code: 0 })
  const early = codeOf(owner.secret)
  later(30)
  expect(await desk.call('people', 'proveFactor', { code: early })).toMatchObject({ code: 1 })
  later(12 * 3600 - 1)
  expect(await desk.call('peopleSeller', 'listPeople')).toMatchObject({ code: 1 })
  later(2)
  expect(await desk.call('peopleSeller', 'listPeople')).toMatchObject(NO_ENTRY)
})

test('a new factor, another role and a block each end the other sessions at once', async () => {
  const [owner, packer] = [await anOwner(), await aPersonAtDesk(app(), 'packer')]
  const stock = () => packer.call('catalogueSeller', 'listStock', {})
  expect(await stock()).toMatchObject({ code: 1 })
  await owner.desk.call('peopleSeller', 'changeRole', { id: packer.id, role: 'editor' })
  expect(await stock()).toMatchObject(NO_ENTRY)
  await packer.call('people', 'enterDesk', { email: packer.email, password: DESK_PASSWORD })
  expect(await stock()).toMatchObject({ code: 1 })
  await owner.desk.call('peopleSeller', 'blockPerson', { id: packer.id })
  expect(await stock()).toMatchObject(NO_ENTRY)
  const again = { email: packer.email, password: DESK_PASSWORD }
  expect(await packer.call('people', 'enterDesk', again)).toMatchObject({ reason: 'people_blocked' })
})

test('a shop keeps an owner, whatever two of them do to each other at once', async () => {
  const [one, two] = [await anOwner(), await anOwner()]
  const others = (await owners()).filter(({ id }) => id !== one.id && id !== two.id)
  for (const { id } of others) await one.desk.call('peopleSeller', 'blockPerson', { id })
  await Promise.all([
    one.desk.call('peopleSeller', 'changeRole', { id: two.id, role: 'packer' }),
    two.desk.call('peopleSeller', 'blockPerson', { id: one.id }),
  ])
  const [last, ...more] = await owners()
  expect(more).toEqual([])
  const answer = await asSeller(app()).peopleSeller.blockPerson({ id: last?.id ?? 0 })
  expect(answer).toMatchObject({ reason: 'people_last_owner' })
})

async function owners() {
  const { data } = await asSeller(app()).peopleSeller.listPeople()
  return (data?.people ?? []).filter(({ role, blocked_time }) => role === 'owner' && blocked_time === '')
}

test('the session is a cookie no script can read, and a write without the mark of it is refused', async () => {
  const { desk, ...person } = { ...(await aPerson(app(), 'editor')), desk: atDesk(app()) }
  const entered = await desk.call('people', 'enterDesk', { email: person.email, password: DESK_PASSWORD })
  expect(entered.headers.get('cache-control')).toBe('private, no-store')
  expect(JSON.stringify(entered.data)).not.toContain(desk.cookies.get('desk_session'))
  expect(desk.setCookies[0]).toMatch(
    /^desk_session=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly$/,
  )
  const input = { id: 1, zh: 'x', en: 'x' }
  desk.cookies.delete('desk_mark')
  expect(await desk.call('noticesSeller', 'publishNotice', input)).toMatchObject({ status: 403 })
  expect(await desk.call('people', 'leaveDesk')).toMatchObject({ status: 403 })
  expect(await desk.call('noticesSeller', 'listNotices', {})).toMatchObject({ code: 1 })
})

test('a buyer’s token opens nothing here, nor a desk session anything at the shop’s calls', async () => {
  const buyer = await aBuyer(app().database)
  const desk = atDesk(app(), { 'user-token': buyer.token, cookie: `desk_session=${buyer.token}` })
  expect(await desk.call('catalogueSeller', 'listStock', {})).toMatchObject(NO_ENTRY)
  const packer = await aPersonAtDesk(app(), 'packer')
  const token = packer.cookies.get('desk_session') ?? ''
  expect(await app().as({ token }).account.listSessions()).toMatchObject({ code: -202 })
})

test('wrong passwords ask for a picture and shut nobody out; unknown people are told the same', async () => {
  const { email } = await aPerson(app(), 'support')
  const guess = async (who: string, password: string, place: string) =>
    (await atDesk(app(), { 'x-forwarded-for': place }).call('people', 'enterDesk', { email: who, password }))
      .reason
  const tries = []
  for (let n = 0; n < 11; n += 1) tries.push(await guess(email, `wrong${n}`, '203.0.113.9'))
  expect(tries).toEqual([...Array(10).fill('people_wrong_login'), 'account_need_picture'])
  expect(await guess(email, DESK_PASSWORD, '198.51.100.7')).toBeUndefined()
  expect(await guess('nobody@shop.example', 'wrong', '198.51.100.8')).toBe('people_wrong_login')
})
