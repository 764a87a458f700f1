import { readFile, writeFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { sellerScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { seller, file: inFolder } = await sellerScenes(app)

test('a file is looked at, shipped, its rest saved to be mended, and undone', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const goods = [{ ...(await aGood(app().database)), num: 1 }]
  const [first, second] = [
    await anOrderIn(app(), shopper, ORDER.paid, goods),
    await anOrderIn(app(), shopper, ORDER.paid, goods),
  ]
  const file = inFolder('today.csv')
  const left = inFolder('left.csv')
  await writeFile(
    file,
    `订单编号,快递公司,快递单号\n${first.order_sn},SF,SF100000000001\n${second.order_sn},ZTO,SF100000000002\n`,
  )
  const status = async ({ id }: { id: number }) => (await shopper.api.orders.orderDetail({ id })).data?.status
  expect((await seller('ship', 'file', file, '--check')).out).toContain(
    '1 ready, 0 with nothing to do, 1 cannot be shipped',
  )
  expect(await status(first)).toBe(ORDER.paid)
  const shipped = await seller('ship', 'file', file, '--left', left)
  expect(shipped).toMatchObject({ code: 0 })
  expect(shipped.out).toMatch(/This does not look like a number of ZTO/)
  const [, batch = ''] = /Batch (\d+): 1 shipped, 0 with nothing to do, 1 not shipped/.exec(shipped.out) ?? []
  expect(await status(first)).toBe(ORDER.shipped)
  const rest = await readFile(left, 'utf8')
  expect(rest).toContain(second.order_sn)
  // Mended, it is a file again.
  await writeFile(left, rest.replace('ZTO', 'SF'))
  expect((await seller('ship', 'file', left)).out).toContain('1 shipped, 0 with nothing to do, 0 not shipped')
  expect((await seller('batches')).out).toMatch(new RegExp(`^ *${batch} .*shipping.*finished +1 +1$`, 'm'))
  expect((await seller('batches', 'show', batch)).out).toContain('SF100000000001')
  expect((await seller('ship', 'undo', batch)).out).toContain(
    `Batch ${batch}: 1 undone, 0 could not be undone`,
  )
  expect(await status(first)).toBe(ORDER.paid)
  expect(await seller('ship', 'undo', '404404')).toMatchObject({ code: 1 })
  expect(await seller('ship', 'file', inFolder('none.csv'))).toMatchObject({ code: 1 })
})
