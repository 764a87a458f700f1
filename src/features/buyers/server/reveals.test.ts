import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('a person sees sixty buyers’ numbers a day, then a colleague has to look; owners see how many', async () => {
  // Noon in the shop, so that the day does not end meanwhile.
  app().now = new Date('2026-11-20T04:00:00Z')
  const support = await aPersonAtDesk(app(), 'support')
  const ids: number[] = []
  for (let n = 0; n < 62; n += 1) ids.push((await aBuyer(app().database)).id)
  const see = (id: number | undefined) => support.call('buyersSeller', 'revealBuyer', { id })
  expect(await see(ids[0])).toMatchObject({ data: { left: 59 } })
  // The same buyer once more is no other number.
  expect(await see(ids[0])).toMatchObject({ data: { left: 59 } })
  for (const id of ids.slice(1, 59)) await see(id)
  const last = await Promise.all([see(ids[59]), see(ids[60])])
  expect(last.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const refused = await see(ids[61])
  expect(refused).toMatchObject({ code: 0, reason: 'people_many_reveals', data: null })
  expect(await see(ids[0])).toMatchObject({ code: 1, data: { left: 0 } })

  const { data } = await asSeller(app()).peopleSeller.listPeople()
  const revealed = Object.fromEntries(data?.people.map((person) => [person.id, person.revealed]) ?? [])
  expect(revealed[support.id]).toBe(60)
  const colleague = await aPersonAtDesk(app(), 'owner')
  expect(await colleague.call('buyersSeller', 'revealBuyer', { id: ids[61] })).toMatchObject({ code: 1 })

  app().now = new Date('2026-11-20T16:00:01Z')
  const tomorrow = await aPersonAtDesk(app(), 'support')
  expect(await tomorrow.call('buyersSeller', 'revealBuyer', { id: ids[61] })).toMatchObject({ code: 1 })
  await support.call('people', 'enterDesk', { email: support.email, password: 'cold-store-7' })
  expect(await see(ids[61])).toMatchObject({ code: 1, data: { left: 59 } })
})
