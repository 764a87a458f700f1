import { readFile, stat } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { readRows } from '#platform/spreadsheets/read-rows.ts'
import { aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { setRow } from '#testing/table-rows.ts'
import { sellerScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { seller, file } = await sellerScenes(app)

test('orders leave as CSV and XLSX with their addresses, and no cell becomes a formula', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  await setRow(app(), 'address', shopper.addressId, { address: '=HYPERLINK("https://evil.example")' })
  const good = await aGood(app().database, { name: '带鱼' })
  const { order_sn: sn } = await anOrderIn(app(), shopper, ORDER.paid, [{ ...good, num: 2 }])
  const csv = (await seller('orders', 'export')).out
  expect(csv.startsWith('\ufeffOrder,Status,')).toBe(true)
  expect(csv).toContain(sn)
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(await seller('orders', 'export', '--format', 'xlsx')).toMatchObject({ code: 1 })
  const saved = file('orders.xlsx')
  const asked = ['--status', 'to-ship', '--for-courier', 'SF', '--format', 'xlsx', '--to', saved]
  expect(await seller('orders', 'export', ...asked)).toMatchObject({
    code: 0,
    out: '1 order saved for SF Express\n',
  })
  // Names, numbers and addresses are for whoever asked for them.
  expect((await stat(saved)).mode & 0o077).toBe(0)
  const [heads, row] = await readRows(await readFile(saved))
  expect(heads?.[0]).toBe('客户订单号')
  expect(row).toEqual(
    expect.arrayContaining([
      sn,
      '王小明',
      '13800138000',
      '浙江省杭州市西湖区=HYPERLINK("https://evil.example")',
      '2',
    ]),
  )
  expect((await seller('orders', 'pick')).out).toMatch(/带鱼 \(en\).* 2 +1$/m)
  expect((await seller('orders', 'pick', '--by', 'order')).out).toContain(sn)
  expect(await seller('orders', 'note', sn, 'call', 'before', 'delivery')).toMatchObject({
    code: 0,
    out: 'Note added\n',
  })
  expect((await seller('orders', sn)).out).toContain('call before delivery')
  expect((await seller('orders', '--phone', '8000', '--rows', '1')).out).toContain(sn)
})
