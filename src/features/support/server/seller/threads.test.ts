import { expect, test, vi } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const seller = () => asSeller(app()).supportSeller
const type = (...args: string[]) => typeAsSeller(app(), ['support', ...args])

async function aQuestion() {
  const { token, id: buyerId } = await aBuyer(app().database)
  const buyer = app().as({ token }).support
  const ask = (content: string) => buyer.sendMessage({ content })
  await ask('什么时候发货？')
  const { data } = await seller().listThreads({})
  const id = data?.data.find((thread) => thread.buyer_id === buyerId)?.id ?? 0
  return { id, buyer, ask }
}

const waiting = async (id: number) =>
  (await seller().listThreads({})).data?.data.some((thread) => thread.id === id)

test('a saved answer is sent by its name', async () => {
  const { id, buyer } = await aQuestion()
  expect(await seller().savePhrase({ name: '发货', content: '明天' })).toMatchObject({ code: 1 })
  await seller().savePhrase({ name: '发货', content: '今天下午发货' })
  expect(await seller().savePhrase({ name: ' ', content: 'x' })).toMatchObject({
    reason: 'sellersupport_need_name',
  })
  expect(await seller().savePhrase({ name: 'x', content: ' ' })).toMatchObject({ reason: 'support_empty' })
  expect((await type('phrases')).out).toContain('今天下午发货')
  expect(await type('answer', String(id), '--phrase', '没有的')).toMatchObject({ code: 1 })
  expect(await type('answer', String(id), '--phrase', '发货')).toMatchObject({ code: 0 })
  expect((await buyer.showThread({})).data?.messages.at(-1)).toMatchObject({
    content: '今天下午发货',
    from_seller: 1,
  })
  expect(await type('answer', String(id))).toMatchObject({ code: 1 })
  expect(await type('remove-phrase', '发货')).toMatchObject({ code: 0 })
  expect(await type('remove-phrase', '发货')).toMatchObject({ code: 1 })
})

test('a conversation is handed over, closed, and opened again by the next question', async () => {
  const { id, buyer, ask } = await aQuestion()
  expect(await type('assign', String(id), 'Lin')).toMatchObject({
    code: 0,
    out: `Conversation ${id} is handed over to Lin\n`,
  })
  expect((await type()).out).toContain('Lin')
  expect(await type('close', String(id))).toMatchObject({ code: 0 })
  expect(await waiting(id)).toBe(false)
  expect((await buyer.showThread({})).data?.waiting).toBe(0)
  expect(await seller().closeThread({ id })).toMatchObject({ reason: 'sellersupport_closed_already' })
  await ask('还有一个问题')
  expect(await waiting(id)).toBe(true)
  expect(await seller().closeThread({ id: 987_654 })).toMatchObject({ reason: 'sellersupport_none' })
})
