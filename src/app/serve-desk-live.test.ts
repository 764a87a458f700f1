import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk, atDesk } from '#testing/at-desk.ts'
import { aBuyer, aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { listenLive } from '#testing/listen-live.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

const listen = ({ cookies }: { cookies: Map<string, string> }) =>
  listenLive(app(), '', { path: '/desk/live', cookie: `desk_session=${cookies.get('desk_session')}` })

test('people hear at once of orders and waves, each what they may see, and nobody else does', async () => {
  const [packer, editor] = [await aPersonAtDesk(app(), 'packer'), await aPersonAtDesk(app(), 'editor')]
  const [hears, deaf, out] = [await listen(packer), await listen(editor), await listen(atDesk(app()))]
  expect([hears.status, deaf.status, out.status]).toEqual([200, 200, 204])
  const shopper = await aShopper(app(), { cents: 100_000 })
  await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  await expect.poll(() => hears.heard).toContain('mine:orders')
  await packer.call('wavesSeller', 'makeWave', {})
  await expect.poll(() => hears.heard).toContain('mine:waves')
  expect(deaf.heard.filter((event) => event.startsWith('mine:'))).toEqual([])
  for (const one of [hears, deaf]) one.leave()
})

test('whoever answers buyers hears at once what a buyer asks and a colleague answers', async () => {
  const [clerk, colleague, packer] = [
    await aPersonAtDesk(app(), 'support'),
    await aPersonAtDesk(app(), 'support'),
    await aPersonAtDesk(app(), 'packer'),
  ]
  const [hears, deaf] = [await listen(clerk), await listen(packer)]
  const talked = () => hears.heard.filter((event) => event === 'mine:talks').length
  const { token } = await aBuyer(app().database)
  await app().as({ token }).support.sendMessage({ content: '苹果什么时候到？' })
  await expect.poll(talked).toBe(1)
  const { data } = await asSeller(app()).supportSeller.listThreads({})
  await colleague.call('supportSeller', 'answerBuyer', { id: data?.data[0]?.id, content: '明天到' })
  await expect.poll(talked).toBe(2)
  expect(deaf.heard).not.toContain('mine:talks')
  for (const one of [hears, deaf]) one.leave()
})

test('whoever is blocked hears good-bye within the moment', async () => {
  const [owner, packer] = [await aPersonAtDesk(app(), 'owner'), await aPersonAtDesk(app(), 'packer')]
  const stream = await listen(packer)
  await owner.call('peopleSeller', 'blockPerson', { id: packer.id })
  await stream.ended
  expect(stream.heard.at(-1)).toBe('bye:bye')
})
