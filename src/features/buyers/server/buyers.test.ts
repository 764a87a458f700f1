import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aBuyer, aGood, anOrderIn, aPlace, aSession, aShopper, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp({ trustProxy: ['127.0.0.1'] })
const seller = () => asSeller(app()).buyersSeller
const found = async (find: string) =>
  (await seller().findBuyers({ find })).data?.data.map(({ id }) => id) ?? []

test('a buyer is found by number, nickname, whole phone number or its last four digits, and no list shows the whole number', async () => {
  const mobile = '13777712345'
  const { id } = await aBuyer(app().database, { nickname: '100%的小禾', mobile })
  const other = await aBuyer(app().database, { nickname: '别人' })
  for (const find of [String(id), '的小禾', '100%', mobile, '+86 137 7771 2345', '2345'])
    expect(await found(find), find).toContain(id)
  for (const find of ['1377771234', '77712345', '12345', '小禾的', '%%']) {
    expect(await found(find), find).not.toContain(id)
  }
  expect(await found('的小禾')).not.toContain(other.id)
  const answer = await seller().findBuyers({ find: mobile })
  expect(JSON.stringify(answer)).not.toContain(mobile)
  expect(answer.data?.data[0]?.mobile).toBe('+86 137****2345')
})

test('a buyer is found by any part of a nickname, however it is written', async () => {
  const letters = fc.constantFrom(...'小禾鲜果铺王abyerZ12 0%_·é👩')
  const written = fc.array(letters, { minLength: 1, maxLength: 12 }).map((all) => all.join('').trim())
  const buyer = await aBuyer(app().database, { nickname: '' })
  await fc.assert(
    fc.asyncProperty(written, fc.nat(), fc.nat(), async (nickname, from, long) => {
      const shown = [...nickname]
      const start = from % (shown.length || 1)
      const part = shown.slice(start, start + 1 + (long % 5)).join('')
      fc.pre(part.trim() !== '')
      const { statement } = app().database
      await statement.updateTable('buyer').set({ nickname }).where('id', '=', buyer.id).execute()
      expect(await found(part)).toContain(buyer.id)
    }),
    { numRuns: 150 },
  )
})

test('of many a page of the newest is shown, and one of them is found by the end of the name', async () => {
  const many = Array.from({ length: 1010 }, (_, n) => ({
    prefix: '+86',
    mobile: `170${String(n).padStart(8, '0')}`,
    password_hash: '',
    nickname: `众多之 ${n}`,
  }))
  const { statement } = app().database
  const ids = await statement.insertInto('buyer').values(many).returning('id').execute()
  const newest = ids.map(({ id }) => id).toSorted((a, b) => b - a)
  const all = await seller().findBuyers({ find: '众多之' })
  expect(all.data).toMatchObject({ total: 1000, per_page: 20, current_page: 1 })
  expect(all.data?.data.map(({ id }) => id)).toEqual(newest.slice(0, 20))
  const second = await seller().findBuyers({ find: '众多之 10', page: 2 })
  expect(second.data?.total).toBe(21)
  expect(second.data?.data).toMatchObject([{ nickname: '众多之 10' }])
  const one = await seller().findBuyers({ find: '多之 1009' })
  expect(one.data).toMatchObject({ total: 1, data: [{ nickname: '众多之 1009' }] })
  expect((await seller().findBuyers({ find: '众多之', blocked: 1 })).data?.total).toBe(0)
})

test('blocked: every session ends at once, login says to contact the shop, orders go on; unblocked: all is as before', async () => {
  const mobile = '13766660001'
  const shopper = await aShopper(app(), { cents: 100_000 })
  await app().database.statement.updateTable('buyer').set({ mobile }).where('id', '=', shopper.id).execute()
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  const second = await aSession(app().database, shopper.id)
  const mine = (token: string) => app().as({ token }).account.showUserInfo()
  for (const token of [shopper.token, second]) expect(await mine(token)).toMatchObject({ code: 1 })
  expect(await seller().blockBuyer({ id: shopper.id })).toMatchObject({ reason: 'buyers_need_reason' })
  expect(await seller().blockBuyer({ id: shopper.id, reason: '多次虚假售后' })).toMatchObject({ code: 1 })
  for (const token of [shopper.token, second]) expect(await mine(token)).toMatchObject({ code: -204 })
  expect(await seller().blockBuyer({ id: shopper.id, reason: 'x' })).toMatchObject({
    reason: 'buyers_blocked_already',
  })
  expect(await ship(app(), order.order_sn)).toMatchObject({ code: 1 })
  const shown = await seller().showBuyer({ id: shopper.id })
  expect(shown.data).toMatchObject({
    buyer: { blocked_reason: '多次虚假售后' },
    orders: [{ order_sn: order.order_sn, status: ORDER.shipped }],
    sessions: [],
  })
  expect(Number(shown.data?.balance)).toBeGreaterThan(0)
  expect(await seller().unblockBuyer({ id: shopper.id })).toMatchObject({ code: 1 })
  expect(await seller().unblockBuyer({ id: shopper.id })).toMatchObject({ reason: 'buyers_not_blocked' })
  expect(await seller().showBuyer({ id: 987_654_321 })).toMatchObject({ reason: 'buyers_none' })
})

test('only whoever has the password is told that the account is blocked', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const enter = (password: string) =>
    app().as({ headers: aPlace(), language: 'en-us' }).account.login({ mobile: buyer.mobile, password })
  await seller().blockBuyer({ id: buyer.id, reason: 'x' })
  expect(await enter('secret1')).toMatchObject({
    code: 0,
    reason: 'account_blocked',
    msg: 'This account has been blocked. Please contact the shop.',
  })
  expect(await enter('wrong1')).toMatchObject({ reason: 'account_wrong_login' })
  await seller().unblockBuyer({ id: buyer.id })
  expect(await enter('secret1')).toMatchObject({ code: 1 })
})

test('whoever logs in while being blocked has no session left', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const enter = () =>
    app().as({ headers: aPlace() }).account.login({ mobile: buyer.mobile, password: 'secret1' })
  await Promise.all([enter(), enter(), seller().blockBuyer({ id: buyer.id, reason: 'x' }), enter(), enter()])
  expect((await seller().showBuyer({ id: buyer.id })).data?.sessions).toEqual([])
})

test('by the command: found, noted, blocked and let in again, each with its line in the trail', async () => {
  const { id } = await aBuyer(app().database, { nickname: '老李' })
  const type = (...args: string[]) => typeAsSeller(app(), ['buyers', ...args])
  const number = String(id)
  expect((await type('老李')).out).toContain('老李')
  expect(await type('note', number, 'calls', 'before', 'ten')).toMatchObject({ code: 0 })
  expect((await type('show', number)).out).toContain('calls before ten')
  expect(await type('block', number)).toMatchObject({ code: 2 })
  expect(await type('block', number, '--reason', 'false claims')).toMatchObject({
    code: 0,
    out: `Buyer ${id} is blocked\n`,
  })
  expect((await type('--blocked')).out).toContain('false claims')
  expect(await type('unblock', number)).toMatchObject({ code: 0 })
  const trail = await asSeller(app()).auditSeller.listAudit({ thing: 'buyer', thing_id: number })
  expect(trail.data?.data.map(({ call, reason }) => [call, reason])).toEqual([
    ['buyersSeller.unblockBuyer', ''],
    ['buyersSeller.blockBuyer', 'false claims'],
    ['buyersSeller.noteBuyer', ''],
  ])
})

test('a whole phone number is shown to whoever may ask for it, and that they asked is written down', async () => {
  const { id } = await aBuyer(app().database)
  const support = await aPersonAtDesk(app(), 'support')
  const { prefix, mobile } = await app()
    .database.read.selectFrom('buyer')
    .select(['prefix', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const shown = await support.call('buyersSeller', 'showBuyer', { id })
  expect(JSON.stringify(shown.data)).not.toContain(mobile)
  expect(await support.call('buyersSeller', 'revealBuyer', { id })).toMatchObject({
    data: { mobile: `${prefix} ${mobile}` },
  })
  const lines = await app()
    .database.read.selectFrom('audit_line')
    .select(['actor', 'after'])
    .where('call', '=', 'buyersSeller.revealBuyer')
    .execute()
  expect(lines).toEqual([{ actor: `seller:${support.email}`, after: { revealed: 'mobile' } }])
  const accountant = await aPersonAtDesk(app(), 'accountant')
  expect(await accountant.call('buyersSeller', 'revealBuyer', { id })).toMatchObject({
    reason: 'people_no_right',
  })
})
