import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { chooseColumns, headOf } from '#features/catalogue/product-sheet-cells.ts'
import { aPersonAtDesk, type Desk } from '#testing/at-desk.ts'
import { aRawWorkbook } from '#testing/builders/build-workbook.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

type Answer = { code: number; msg: string; reason?: string; data: unknown }

async function readForShipping(desk: Desk, file: Uint8Array): Promise<Answer> {
  const source = { base64: Buffer.from(file).toString('base64') }
  return desk.call('shippingSeller', 'readShippingFile', { source, courier: 'SF' })
}

/** As the desk's page sends it: the file beside the call. */
async function importFile(desk: Desk, file: Uint8Array, format: string, language = 'en-us'): Promise<Answer> {
  const form = new FormData()
  form.append('input', JSON.stringify({ format, check: true, source: null }))
  form.append('source', new Blob([new Uint8Array(file)]), `goods.${format}`)
  const cookie = [...desk.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { cookie, language, 'desk-mark': desk.cookies.get('desk_mark') ?? '' }
  const response = await fetch(`${app().origin}/v1/desk/products/import`, {
    method: 'POST',
    body: form,
    headers,
  })
  return (await response.json()) as Answer
}

/** Answered while another call is, and within a second. */
async function hearing<T>(call: Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const answer = await call
  delay.disable()
  expect(delay.max).toBeLessThan(1e9)
  expect((await fetch(`${app().origin}/healthz`)).status).toBe(200)
  return answer
}

const heads = headOf(chooseColumns())
  .map((head) => `<c t="inlineStr"><is><t>${head}</t></is></c>`)
  .join('')
const header = `<row r="1">${heads}</row>`

test('a row without a number neither stops the shop nor is read', async () => {
  const [packer, manager] = [await aPersonAtDesk(app(), 'packer'), await aPersonAtDesk(app(), 'manager')]
  const sheet = '<row r="1e309"/>'
  expect(await hearing(readForShipping(packer, aRawWorkbook(sheet)))).toMatchObject({
    reason: 'shipping_file_unreadable',
  })
  expect(await hearing(importFile(manager, aRawWorkbook(header + sheet), 'xlsx'))).toMatchObject({
    code: 0,
    data: { faults: [{ row: 2, reason: expect.stringContaining('no workbook that can be read') }] },
  })
})

test('40,000 rows of one far cell neither fill the memory nor are read', async () => {
  const [packer, manager] = [await aPersonAtDesk(app(), 'packer'), await aPersonAtDesk(app(), 'manager')]
  const [empty, filled] = ['<row><c r="XFD1"/></row>', '<row><c r="XFD1"><v>1</v></c></row>']
  expect(await hearing(readForShipping(packer, aRawWorkbook(empty.repeat(40_000))))).toMatchObject({
    reason: 'shipping_file_empty',
  })
  expect(await hearing(readForShipping(packer, aRawWorkbook(filled.repeat(40_000))))).toMatchObject({
    reason: 'shipping_file_wide',
  })
  expect(
    await hearing(importFile(manager, aRawWorkbook(header + empty.repeat(40_000)), 'xlsx')),
  ).toMatchObject({
    reason: 'seller_import_empty',
  })
  expect(
    await hearing(importFile(manager, aRawWorkbook(header + filled.repeat(40_000)), 'xlsx', 'zh-cn')),
  ).toMatchObject({
    data: { faults: [{ row: 2, reason: '第 256 列之后还有内容，读到这里为止；请删去多余的列' }] },
  })
})

test('a table with more cells than are read is refused with what to do', async () => {
  const [packer, manager] = [await aPersonAtDesk(app(), 'packer'), await aPersonAtDesk(app(), 'manager')]
  const wide = Buffer.from(`1${','.repeat(255)}\n`.repeat(1954))
  expect(await hearing(readForShipping(packer, wide))).toMatchObject({ reason: 'shipping_file_cells' })
  const goods = Buffer.from(`code,price\n${',\n'.repeat(500_000)}A,1\n`)
  expect(await hearing(importFile(manager, goods, 'csv'))).toMatchObject({
    data: { faults: [{ reason: expect.stringContaining('at most 500000 cells') }] },
  })
})

test('no more rows are read than can be shipped', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  const rows = (count: number) =>
    Buffer.from(`order,tracking\n${'2611150830001230456789,SF1234567890\n'.repeat(count)}`)
  expect(await readForShipping(packer, rows(5000))).toMatchObject({ code: 1 })
  expect(await readForShipping(packer, rows(5001))).toMatchObject({ reason: 'shipping_file_long' })
  expect(await readForShipping(packer, rows(15_000))).toMatchObject({ reason: 'shipping_file_long' })
})

test('an open quotation mark in a list of parcels is said', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  expect(await readForShipping(packer, Buffer.from('a,b\n"1'))).toMatchObject({
    reason: 'shipping_file_quotes',
  })
})

test.each([
  ['nested without an end', '['.repeat(5000)],
  ['a string without an end', `[{"name": "${'x'.repeat(20 << 20)}`],
])('JSON %s is refused', async (_, json) => {
  const manager = await aPersonAtDesk(app(), 'manager')
  expect(await hearing(importFile(manager, Buffer.from(json), 'json'))).toMatchObject({
    data: { faults: [{ row: 1, reason: expect.stringContaining('too long or nested too deeply') }] },
  })
})

test.each(['csv', 'xlsx', 'json'])('an empty file called %s says so', async (format) => {
  const manager = await aPersonAtDesk(app(), 'manager')
  const answer = await importFile(manager, Buffer.alloc(0), format)
  expect(answer).toMatchObject({
    code: 0,
    reason: 'seller_import_empty',
    msg: 'There are no products in the file',
  })
})
