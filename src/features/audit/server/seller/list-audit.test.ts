import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk, atDesk, DESK_PASSWORD } from '#testing/at-desk.ts'
import { aGood } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US')

type Asked = Parameters<ReturnType<typeof seller>['auditSeller']['listAudit']>[0]

async function lines(asked: Asked = {}) {
  const answer = await seller().auditSeller.listAudit(asked)
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.data
}

const setNotice = (en_US: string) =>
  seller().siteSeller.changeSetting({ module: 'system', key: 'web_notice', value: { zh_CN: '公告', en_US } })

test('a seller’s write leaves who did it, to what, and what differs', async () => {
  await setNotice('Open on Sunday')
  await setNotice('Closed on Sunday')
  const [last] = await lines({ thing: 'setting', thing_id: 'system web_notice' })
  expect(last).toMatchObject({
    call: 'siteSeller.changeSetting',
    before: { value: { zh_CN: '公告', en_US: 'Open on Sunday' } },
    after: { value: { zh_CN: '公告', en_US: 'Closed on Sunday' } },
  })
  expect(last?.actor).toMatch(/^seller:/)
})

test('a refused write leaves nothing', async () => {
  const before = await lines()
  const refused = await seller().siteSeller.changeSetting({ module: 'shop', key: 'nonsense', value: 'x' })
  expect(refused.code).toBe(0)
  expect(await lines()).toEqual(before)
})

test('an act that tells nothing of its own is told by what was sent, in short', async () => {
  const title = { zh_CN: '关于我们', en_US: 'About us' }
  const content = { zh_CN: '<p>你好</p>', en_US: `<p>${'Hello '.repeat(100)}</p>` }
  expect(await seller().siteSeller.changePage({ id: 12, title, content })).toMatchObject({ code: 1 })
  const [line] = await lines({ call: 'siteSeller.changePage' })
  expect(line).toMatchObject({ before: null, after: { id: 12, title } })
  expect(JSON.stringify(line?.after).length).toBeLessThan(400)
})

test('lines are found by time and read on from where the last page ended', async () => {
  for (const notice of ['one', 'two', 'three']) await setNotice(notice)
  const answer = await seller().auditSeller.listAudit({ thing: 'setting', rows: 2 })
  expect(answer).toMatchObject({ code: 1, data: { more: true } })
  const shown = await lines({ thing: 'setting', rows: 2 })
  const earlier = await lines({ thing: 'setting', rows: 2, before_id: shown.at(-1)?.id })
  expect(earlier[0]?.id).toBeLessThan(shown.at(-1)?.id ?? 0)
  expect(await lines({ until: '2020-01-01' })).toEqual([])
  expect(await lines({ from: '2020-01-01', thing: 'setting' })).not.toEqual([])
  expect(await seller().auditSeller.listAudit({ from: 'yesterday' })).toMatchObject({
    code: 0,
    reason: 'selleraudit_bad_time',
  })
})

test('nobody can rewrite or remove a line before its time', async () => {
  await setNotice('to stay')
  const { database } = app()
  const change = database.write((tx) => tx.updateTable('audit_line').set({ actor: 'nobody' }).execute())
  await expect(change).rejects.toThrow('only ever added')
  const removal = database.write((tx) => tx.deleteFrom('audit_line').execute())
  await expect(removal).rejects.toThrow('only ever added')
})

test('people and things are named, also those a line only speaks of', async () => {
  const { product_id, sku_price_id } = await aGood(app().database, { name: '香梨' })
  const chief = await aPersonAtDesk(app(), 'manager')
  await chief.call('catalogueSeller', 'setStock', {
    sku_id: sku_price_id,
    how: 'set',
    number: 7,
    reason: '盘点',
  })
  const { data } = await asSeller(app()).auditSeller.listAudit({ thing: 'sku' })
  expect(data?.data[0]).toMatchObject({
    by: 'manager（店长）',
    thing_id: String(sku_price_id),
    name: expect.stringMatching(/^香梨 /),
  })
  const { data: copied } = await asSeller(app()).productsSeller.copyProduct({ id: product_id })
  const spoken = await asSeller(app()).auditSeller.listAudit({ call: 'productsSeller.copyProduct' })
  expect(spoken.data?.data[0]).toMatchObject({
    thing_id: String(copied?.id),
    after: { copied_from: product_id },
  })
  expect(spoken.data?.names[`product:${product_id}`]).toBe('香梨')
})

test('whoever logs in is named, with browser and system; whoever tried a wrong password is not', async () => {
  const { email } = await aPersonAtDesk(app(), 'accountant')
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const door = atDesk(app(), { 'user-agent': firefox })
  await door.call('people', 'enterDesk', { email, password: DESK_PASSWORD })
  await atDesk(app()).call('people', 'enterDesk', { email, password: 'wrong-one-1' })
  const [wrong, entered] = await lines({ call: 'people.enterDesk' })
  expect(wrong).toMatchObject({ actor: 'visitor', by: 'Somebody not logged in', name: 'accountant' })
  expect(entered).toMatchObject({
    by: 'accountant (logging in)',
    after: { device: 'Firefox · Windows' },
  })
})
