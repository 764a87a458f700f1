import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPerson, aPersonAtDesk, atDesk, DESK_PASSWORD } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('a login that another site sends opens nothing: no form, and no JSON from a page that is not ours', async () => {
  const { email } = await aPerson(app(), 'owner')
  const send = async (headers: Record<string, string>, body: string) => {
    const answer = await fetch(`${app().origin}/v1/desk/people/enter`, { method: 'POST', headers, body })
    return { status: answer.status, cookies: answer.headers.getSetCookie().length }
  }
  const json = JSON.stringify({ email, password: DESK_PASSWORD })
  const form = new URLSearchParams({ email, password: DESK_PASSWORD }).toString()
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  const asJson = { 'content-type': 'application/json' }
  const [own, evil] = [{ origin: app().origin }, { origin: 'https://evil.example' }]
  expect(await send({ ...asForm, ...evil }, form)).toEqual({ status: 403, cookies: 0 })
  expect(await send({ ...asForm, ...own }, form)).toEqual({ status: 415, cookies: 0 })
  expect(await send({ ...asJson, ...evil }, json)).toEqual({ status: 403, cookies: 0 })
  expect(await send({ ...asJson, ...own, 'sec-fetch-site': 'cross-site' }, json)).toEqual({
    status: 403,
    cookies: 0,
  })
  expect(await send({ ...asJson, ...own }, json)).toEqual({ status: 200, cookies: 2 })
})

test('what a role does not allow stands in the audit trail by name, twenty times an hour at most', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  const lines = async () => {
    const { data } = await asSeller(app()).auditSeller.listAudit({ thing: 'right', rows: 100 })
    return data?.data ?? []
  }
  expect(await packer.call('peopleSeller', 'listPeople')).toMatchObject({ status: 403 })
  expect(await packer.call('catalogueSeller', 'listStock', {})).toMatchObject({ code: 1 })
  expect(await atDesk(app()).call('peopleSeller', 'listPeople')).toMatchObject({ status: 401 })
  const [line, ...more] = await lines()
  expect(more).toEqual([])
  expect(line).toMatchObject({
    actor: `seller:${packer.email}`,
    thing_id: 'manage people',
    after: { role: 'packer', call: 'peopleSeller.listPeople' },
  })
  for (let n = 0; n < 25; n += 1) await packer.call('moneySeller', 'listPayments', {})
  expect(await lines()).toHaveLength(20)
})
