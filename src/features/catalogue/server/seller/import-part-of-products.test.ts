import { beforeAll, expect, test } from 'vitest'
import type { ImportFaults, ImportFormat } from '#features/catalogue/catalogue-seller-contract.ts'
import { chooseColumns } from '#features/catalogue/product-sheet-cells.ts'
import { writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import { asSeller } from '#testing/as-seller.ts'
import { placePictures } from '#testing/builders/build-picture.ts'
import { aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { productsHeader, productsRows } from './export-products-csv.ts'

const app = testApp()
beforeAll(() => placePictures(app()))
const seller = () => asSeller(app(), 'en_US').catalogueSeller

type Asked = { check?: boolean; stock?: { how: 'set' | 'add' | 'take'; reason: string }; file?: string }

async function importFile(file: string | Uint8Array, asked: Asked = {}, format: ImportFormat = 'csv') {
  const source = (async function* () {
    yield Buffer.from(file)
  })()
  return seller().importProducts({ format, source, ...asked })
}

async function faultsOf(...asked: Parameters<typeof importFile>): Promise<string[]> {
  const answer = await importFile(...asked)
  expect(answer.code).toBe(0)
  const { faults } = answer.data as unknown as ImportFaults
  return faults.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)
}

async function sheetOf(id: number) {
  const answer = await seller().exportProducts({ after: id - 1 })
  return answer.data!.products[0]!
}

let codes = 0

/** A product with options of their own codes. */
async function aCoded(...names: string[]) {
  const skus = names.map((name) => {
    codes += 1
    return aSku({ name: aText(name), code: `C-${codes}`, stock: 10 })
  })
  return sheetOf(await aProduct(app().database, { skus }))
}

test.each(['id', 'sku_id', 'code'] as const)(
  'a file of %s and price changes prices and nothing else',
  async (key) => {
    const before = await aCoded('一箱')
    const [sku] = before.skus
    const named = { id: before.id, sku_id: sku!.id, code: sku!.code }[key]
    expect(await importFile(`${key},price\n${named},9.9\n`)).toMatchObject({
      code: 1,
      data: {
        added: 0,
        updated: 1,
        changes: [{ product_id: before.id, sku_id: sku!.id, column: 'price', before: '12.80', after: '9.9' }],
      },
    })
    expect(await sheetOf(before.id)).toEqual({ ...before, skus: [{ ...sku, price: '9.90' }] })
  },
)

test('an exported file with one price changed changes that price, and leaves other products untouched', async () => {
  const [one, other] = [await aCoded('小', '大'), await aCoded('一箱')]
  app().now = new Date(app().now.getTime() + 60_000)
  const csv =
    productsHeader() +
    productsRows([{ ...one, skus: [one.skus[0]!, { ...one.skus[1]!, price: '7.00' }] }, other])
  expect(await importFile(csv, { check: true })).toMatchObject({
    data: {
      updated: 1,
      unchanged: 1,
      changes: [{ sku_id: one.skus[1]!.id, column: 'price', before: '12.80', after: '7.00' }],
    },
  })
  await importFile(csv)
  expect((await sheetOf(one.id)).skus.map(({ price }) => price)).toEqual(['12.80', '7.00'])
  const rows = app().database.read.selectFrom('product').where('id', 'in', [one.id, other.id])
  const changed = await rows.where('updated_at', '=', app().now).select('id').execute()
  expect(changed).toEqual([{ id: one.id }])
})

test('options that a file does not name stay, and rows about one product come together wherever they stand', async () => {
  const [one, other] = [await aCoded('小', '中', '大'), await aCoded('一箱')]
  const rows = [
    [one.skus[2]!.code, '3'],
    [other.skus[0]!.code, '4'],
    [one.skus[0]!.code, '5'],
  ]
  await importFile(`code,price\n${rows.map((row) => row.join()).join('\n')}`)
  expect((await sheetOf(one.id)).skus.map(({ price }) => price)).toEqual(['5.00', '12.80', '3.00'])
  expect((await sheetOf(other.id)).skus[0]?.price).toBe('4.00')
})

test('a price without saying of which option, and what is not there, are refused', async () => {
  const several = await aCoded('小', '大')
  expect(await faultsOf(`id,price\n${several.id},1`)).toEqual([
    '2 sku_id: the product has several options: say which by its number (sku_id), its code (code) or its Chinese name (sku_name_zh)',
  ])
  expect(await faultsOf('id,price\n987654,1')).toEqual([
    '2 id: there is no such product, and a new one needs its name',
  ])
  expect(await faultsOf('code,price\nnowhere,1\n')).toEqual([
    '2 code: there is no such option, and a new one needs its name',
  ])
  const [code] = several.skus.map((sku) => sku.code)
  expect(await faultsOf(`code,price\n${code},1\n${code},2`)).toEqual(['3 sku_id: stands twice'])
})

test('a code belongs to one option', async () => {
  const [one, other] = [await aCoded('小', '大'), await aCoded('一箱')]
  const taken = `sku_id,code\n${other.skus[0]!.id},${one.skus[0]!.code}`
  expect(await faultsOf(taken)).toEqual([`2 code: belongs to product ${one.id}`])
  const twice = `sku_id,code\n${one.skus[0]!.id},same\n${other.skus[0]!.id},same`
  expect(await faultsOf(twice)).toEqual(['3 code: stands twice'])
})

test('a product that is new needs a name, a category, a price and a picture; the rest is given', async () => {
  const there = await aCoded('一箱')
  const header = 'shop_id,category,name_zh,name_en,covers,code,sku_name_zh,sku_name_en,price'
  const row = [
    there.shop_id,
    there.category,
    '梨',
    'Pears',
    '/pictures/product-1-1',
    'PEAR',
    '一箱',
    'Box',
    '5',
  ]
  expect(await importFile(`${header}\n${row.join()}`)).toMatchObject({ code: 1, data: { added: 1 } })
  const { data } = await seller().exportProducts({ after: there.id })
  expect(data?.products.at(-1)).toMatchObject({
    name: { zh_CN: '梨' },
    on_sale: 1,
    skus: [{ code: 'PEAR', price: '5.00', market_price: null, stock: 0 }],
  })
  expect(await faultsOf(`${header}\n${row.with(4, '').with(8, '').with(5, 'PLUM').join()}`)).toEqual([
    '2 price: is missing',
    '2 covers: a product on sale needs a picture',
  ])
})

test('stock is left alone unless it is asked for, and then booked with its reason', async () => {
  const before = await aCoded('小', '大')
  const [small, large] = before.skus
  const file = `code,stock\n${small!.code},4\n${large!.code},\n`
  const left = async () => (await sheetOf(before.id)).skus.map(({ stock }) => stock)
  expect(await importFile(file)).toMatchObject({ code: 1, data: { updated: 0 } })
  expect(await left()).toEqual([10, 10])
  const book = (how: 'set' | 'add' | 'take') =>
    importFile(file, { stock: { how, reason: 'stock take' }, file: 'take.csv' })
  await book('set')
  expect(await left()).toEqual([4, 10])
  await book('add')
  expect(await left()).toEqual([8, 10])
  await book('take')
  await book('take')
  expect(await left()).toEqual([0, 10])
  expect(await faultsOf(file, { stock: { how: 'take', reason: 'again' } })).toEqual([
    '2 stock: must be a whole number from 0 to 1000000000',
  ])
  const history = await seller().listStockMoves({ sku_id: small!.id })
  expect(history.data?.data.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['imported', 4, 0],
    ['imported', 8, 4],
    ['imported', 4, 8],
    ['imported', 10, 4],
    ['opening', 0, 10],
  ])
  expect(history.data?.data[0]).toMatchObject({
    reason: 'stock take',
    reference: 'take.csv',
    actor: 'seller:tester',
  })
  expect(await importFile(file, { stock: { how: 'set', reason: '' } })).toMatchObject({
    reason: 'stock_reason_missing',
  })
})

/** 商品 named 苹果 in the encoding of Chinese Windows: `name_zh` and `苹果`. */
const APPLE = Buffer.from([0xc6, 0xbb, 0xb9, 0xfb])

test('a file of Chinese Windows and a workbook are read as well', async () => {
  const { id, skus } = await aCoded('一箱')
  await importFile(Buffer.concat([Buffer.from(`id,name_zh\n${id},`), APPLE]))
  expect((await sheetOf(id)).name).toEqual({ zh_CN: '苹果', en_US: '红富士苹果 (en)' })
  const workbook = await writeXlsx([
    ['code', 'price', 'sku_name_zh'],
    [skus[0]!.code!, '8.5', "'=1+1"],
  ])
  expect(await importFile(workbook, {}, 'xlsx')).toMatchObject({ code: 1, data: { updated: 1 } })
  expect((await sheetOf(id)).skus[0]).toMatchObject({ price: '8.50', name: { zh_CN: '=1+1' } })
  expect(await faultsOf('no workbook', {}, 'xlsx')).toEqual([
    '1 : the file is no workbook that can be read (XLSX, at most 256 MB unpacked); reading ended here',
  ])
})

test('only the columns that were chosen are written, and what looks like a formula is harmless', async () => {
  const { id } = await aCoded('一箱')
  await importFile(`id,name_zh,name_en\n${id},=SUM(A1),-1`)
  const columns = chooseColumns(['id', 'name_zh', 'name_en'])
  expect(productsHeader(columns) + productsRows([await sheetOf(id)], columns)).toBe(
    `\ufeffid,name_zh,name_en\r\n${id},'=SUM(A1),'-1\r\n`,
  )
})
