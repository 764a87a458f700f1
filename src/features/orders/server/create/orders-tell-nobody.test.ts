import pg from 'pg'
import { expect, test } from 'vitest'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** What processes are told while something is done. */
async function heardDuring(act: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: app().database.url })
  await client.connect()
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen shop_changes')
  await act()
  // Notices come before the answer to whatever is asked after them.
  await client.query('select 1')
  await client.end()
  return heard
}

test('an order of plentiful goods sends no notice, which would let orders commit one after another; a scarce one does', async () => {
  const { token, addressId } = await aShopper(app())
  const order = (good: Awaited<ReturnType<typeof aGood>>) =>
    app()
      .as({ token })
      .orders.createOrder({ goods_list: [{ ...good, num: 1 }], address_id: addressId })
  const plentiful = await aGood(app().database, { stock: 500 })
  const scarce = await aGood(app().database, { stock: 3 })
  const placed = heardDuring(async () => expect(await order(plentiful)).toMatchObject({ code: 1 }))
  expect(await placed).toEqual([])
  const [notice] = await heardDuring(() => order(scarce))
  expect(notice).toContain(`product:${scarce.product_id}`)
})
