import { beforeAll, expect, test } from 'vitest'
import type {
  ImportFaults,
  ImportFormat,
  ProductSheet,
} from '#features/catalogue/catalogue-seller-contract.ts'
import { asSeller } from '#testing/as-seller.ts'
import { placePictures } from '#testing/builders/build-picture.ts'
import { aCategory, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { productsHeader, productsRows } from './export-products-csv.ts'

const app = testApp()
beforeAll(() => placePictures(app()))

type Sent = string | Uint8Array

/** Handed over in small pieces, so that nothing depends on where a read happens to end. */
async function* inPieces(file: Sent, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

type Asked = {
  check?: boolean
  stock?: { how: 'set' | 'add' | 'take'; reason: string } | undefined
  file?: string
}

const STOCK = { how: 'set', reason: 'stock take' } as const

/** With its stock, unless another is asked for. */
const importFile = (file: Sent, format: ImportFormat = 'csv', asked: Asked = { stock: STOCK }) =>
  asSeller(app(), 'en_US').catalogueSeller.importProducts({ format, source: inPieces(file), ...asked })

/** What a file is refused for, as `row column: reason`. */
async function faultsOf(file: Sent, format: ImportFormat = 'csv', asked?: Asked): Promise<string[]> {
  const answer = await importFile(file, format, asked)
  expect(answer.code).toBe(0)
  const { faults } = answer.data as unknown as ImportFaults
  return faults.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)
}

async function exported(): Promise<ProductSheet[]> {
  const products: ProductSheet[] = []
  for (let after = 0, more = true; more; ) {
    const answer = await asSeller(app()).catalogueSeller.exportProducts({ after })
    if (answer.code !== 1) throw new Error(answer.msg)
    products.push(...answer.data.products)
    after = answer.data.next
    more = after > 0
  }
  return products
}

const empty = () => app().database.statement.deleteFrom('product').execute()

/** A shop with one product, and that product as a sheet to change and send back. */
async function aSheet(
  skus = [aSku({ name: aText('小') }), aSku({ name: aText('大') })],
): Promise<ProductSheet> {
  await empty()
  await aProduct(app().database, { skus })
  const [sheet] = await exported()
  return sheet!
}

const asCsv = (...products: ProductSheet[]) => productsHeader() + productsRows(products)

/** The CSV with some cells of its n-th row (the header is row 1) replaced. */
function withCells(csv: string, row: number, cells: Record<string, string>): string {
  const lines = csv.replace('\ufeff', '').trimEnd().split('\r\n')
  const header = lines[0]!.split(',')
  const changed = lines[row - 1]!.split(',').map((cell, at) => cells[header[at]!] ?? cell)
  return lines.with(row - 1, changed.join(',')).join('\r\n')
}

const without = (csv: string, column: string) => {
  const rows = csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  const at = rows[0]!.indexOf(column)
  return rows.map((row) => row.toSpliced(at, 1).join(',')).join('\r\n')
}

test('a file with new products adds them, skus together under their product', async () => {
  const sheet = await aSheet()
  const csv = without(without(asCsv(sheet), 'id'), 'sku_id')
  await empty()
  expect(await importFile(csv)).toMatchObject({
    code: 1,
    msg: 'Imported: 1 new product, 0 changed, 0 as they were',
    data: { added: 1, updated: 0, skus: 2 },
  })
  const [added] = await exported()
  expect(added).toEqual({
    ...sheet,
    id: added!.id,
    skus: sheet.skus.map((sku, at) => ({ ...sku, id: added!.skus[at]!.id })),
  })
})

test('a product is updated by its id and visitors see it at once', async () => {
  const sheet = await aSheet()
  const detail = () => app().as({ language: 'en-us' }).catalogue.productDetail({ id: sheet.id })
  expect(await detail()).toMatchObject({ data: { name: '红富士苹果 (en)' } })
  const renamed = { ...sheet, name: { zh_CN: '苹果', en_US: 'Apples, "best", crisp' } }
  expect(await importFile(asCsv(renamed))).toMatchObject({ code: 1, data: { added: 0, updated: 1 } })
  expect(await detail()).toMatchObject({ data: { name: 'Apples, "best", crisp' } })
})

test('what is left out of a file stays: stock, time of publishing, the file of a virtual product', async () => {
  await empty()
  await aProduct(app().database, {
    virtual: true,
    file: { name: aText('讲义.txt'), content: aText('第一行\n第二行') },
    skus: [aSku({ stock: 7 })],
  })
  const [before] = await exported()
  const columns = [
    'stock',
    'published_at',
    'file_name_zh',
    'file_name_en',
    'file_content_zh',
    'file_content_en',
  ]
  const csv = columns.reduce(without, asCsv({ ...before!, file: null }))
  expect(await importFile(csv)).toMatchObject({ code: 1, data: { updated: 0, unchanged: 1 } })
  expect(await exported()).toEqual([before])
})

test('every fault of a file is named at once, by row and column, and nothing is changed', async () => {
  const sheet = await aSheet()
  const csv = withCells(
    withCells(
      asCsv(sheet, {
        ...sheet,
        id: sheet.id + 1,
        skus: sheet.skus.map((sku) => ({ ...sku, id: sku.id + 100 })),
      }),
      2,
      {
        price: 'cheap',
        category: 'nowhere',
        on_sale: 'yes',
      },
    ),
    3,
    { category: 'nowhere', on_sale: 'yes', name_en: 'Another name', market_price: '1', stock: '-1' },
  )
  const faults = await faultsOf(withCells(csv, 5, { sku_name_zh: '小', price: '' }))
  expect(faults.toSorted()).toEqual([
    '2 category: there is no category “nowhere”: add it first, or write the name of one that is there',
    '2 on_sale: must be 0 or 1',
    '2 price: must be an amount such as 12.80',
    '3 market_price: is below the price',
    '3 name_en: differs from row 2 of the same product',
    '3 stock: must be a whole number from 0 to 1000000000',
    '5 price: is missing',
    '5 sku_name_zh: stands twice',
  ])
  expect(await exported()).toEqual([sheet])
})

test('a code that stands twice is named in the same pass as whatever else is wrong', async () => {
  const sheet = await aSheet([aSku()])
  const twin = (n: number, price: string) => ({
    ...sheet,
    id: sheet.id + n,
    skus: [{ ...sheet.skus[0]!, id: sheet.skus[0]!.id + n, code: 'TWIN', barcode: `69012345${n}`, price }],
  })
  expect(await faultsOf(asCsv(twin(1, 'cheap'), twin(2, '1.00'), twin(3, 'dear')))).toEqual([
    '2 price: must be an amount such as 12.80',
    '3 code: stands twice',
    '4 price: must be an amount such as 12.80',
    '4 code: stands twice',
  ])
  expect(await faultsOf(asCsv(twin(1, '1.00'), twin(2, '1.00')))).toEqual(['3 code: stands twice'])
  expect(await exported()).toEqual([sheet])
})

test('a fault after many batches of good rows still leaves everything as it was', async () => {
  const sheet = await aSheet([aSku()])
  // Saved by fifty, read back by two hundred.
  const many = Array.from({ length: 420 }, (_, n) => ({
    ...sheet,
    id: sheet.id + 1 + n,
    skus: [{ ...sheet.skus[0]!, id: sheet.skus[0]!.id + 1 + n }],
  }))
  const file = asCsv(...many)
  expect(await faultsOf(`${file}${productsRows([{ ...sheet, shop_id: 999_999 }])}`)).toEqual([
    '422 shop_id: there is no such shop',
  ])
  expect(await exported()).toEqual([sheet])
  expect(await importFile(file)).toMatchObject({ code: 1, data: { added: 420 } })
  expect(await exported()).toEqual([sheet, ...many])
})

test('a file is only looked at when that is asked', async () => {
  const sheet = await aSheet()
  const renamed = asCsv({ ...sheet, name: aText('别的') })
  expect(await importFile(renamed, 'csv', { check: true })).toMatchObject({
    code: 1,
    msg: 'The file is fine: 0 new products, 1 to change, 0 as they are. Nothing was saved',
    data: {
      changes: [
        { product_id: sheet.id, sku_id: 0, column: 'name_zh', before: '红富士苹果', after: '别的' },
        { column: 'name_en', before: '红富士苹果 (en)', after: '别的 (en)' },
      ],
    },
  })
  expect(await exported()).toEqual([sheet])
})

test("another product's sku, and an id that stands twice, are faults", async () => {
  const first = await aSheet()
  await aProduct(app().database)
  const [, second] = await exported()
  const stolen = { ...second!, skus: [{ ...second!.skus[0]!, id: first.skus[0]!.id }] }
  expect(await faultsOf(asCsv(stolen))).toEqual([`2 sku_id: belongs to product ${first.id}`])
  expect(await faultsOf(asCsv(first, second!, first))).toEqual([
    '5 id: stands twice',
    '5 sku_id: stands twice',
    '6 sku_id: stands twice',
  ])
})

test.each([
  [
    'an unknown column',
    (csv: string) => csv.replace('summary_zh', 'sumary_zh'),
    ['1 sumary_zh: is not known'],
  ],
  [
    'a column twice',
    (csv: string) => csv.replace('is_new', 'virtual'),
    ['1 virtual: stands twice in the header'],
  ],
  ['a short row', (csv: string) => `${csv}1,2,3\r\n`, ['4 : has 3 cells, the header has 29']],
  [
    'an open quotation mark',
    (csv: string) => `${csv}"1`,
    ['4 : a quotation mark is not closed or stands in the middle; reading ended here'],
  ],
  [
    'another encoding',
    (csv: string) => Buffer.concat([Buffer.from(csv), Buffer.from([0xc6, 0xbb, 0xb9, 0xfb])]),
    ['1 : the file is neither UTF-8 nor GB18030; save it as “CSV UTF-8”'],
  ],
])('%s is named', async (_, change, faults) => {
  expect(await faultsOf(change(asCsv(await aSheet())))).toEqual(faults)
})

test('blank rows are skipped and do not shift the numbers of the others', async () => {
  const sheet = await aSheet([aSku()])
  const [header, row] = withCells(asCsv(sheet), 2, { price: 'x' }).split('\r\n')
  const blank = ','.repeat(header!.split(',').length - 1)
  expect(await faultsOf([header, '', blank, row, ''].join('\n'))).toEqual([
    '4 price: must be an amount such as 12.80',
  ])
})

test.each([
  ['no products at all', '[]', undefined],
  ['no array', '{"id": 1}', ['1 : the file must be one JSON array of products; reading ended here']],
  [
    'an array that does not end',
    '[{"id": 1}',
    ['1 : the file must be one JSON array of products; reading ended here'],
  ],
  ['a broken entry', '[{"id": }]', ['1 : is not valid JSON']],
  ['something else than a product', '["[,]\\"", 5]', ['1 : has the wrong form', '2 : has the wrong form']],
])('JSON with %s is refused', async (_, file, faults) => {
  if (faults) expect(await faultsOf(file, 'json')).toEqual(faults)
  else
    expect(await importFile(file, 'json')).toMatchObject({
      code: 0,
      msg: 'There are no products in the file',
    })
})

test('faults of JSON are named by their path', async () => {
  const { skus, ...sheet } = await aSheet()
  const file = JSON.stringify(
    [
      { ...sheet, skus, colour: 'red' },
      {
        ...sheet,
        id: null,
        name: { zh_CN: '无英文' },
        covers: ['//elsewhere.example/a.png'],
        published_at: '2026-02-30 08:00:00',
        skus: [{ ...skus[0], id: null, price: -1, stock: 1.5 }],
      },
      { ...sheet, id: null, skus: [], covers: ['/a\0'], name: { zh_CN: '长'.repeat(301), en_US: '\ud800' } },
    ],
    null,
    2,
  )
  expect((await faultsOf(file, 'json')).toSorted()).toEqual([
    '1 colour: is not known',
    '2 covers: must be at most 20 addresses of this site, each beginning with /',
    '2 name.en_US: is missing',
    '2 published_at: must be a time such as 2026-11-15 08:30:00',
    '2 skus[0].price: must be an amount such as 12.80',
    '2 skus[0].stock: must be a whole number from 0 to 1000000000',
    '3 covers: must be at most 20 addresses of this site, each beginning with /',
    '3 name.en_US: must be a text of at most 300 characters without control characters',
    '3 name.zh_CN: must be a text of at most 300 characters without control characters',
    '3 skus: is missing',
  ])
})

test.each([
  ['2026-11-15 08:30:00', '2026-11-15T00:30:00.000Z'],
  ['2026/1/5 8:30', '2026-01-05T00:30:00.000Z'],
  ['2026-11-15', '2026-11-14T16:00:00.000Z'],
  ['2026-11-15T08:30:00.25Z', '2026-11-15T08:30:00.250Z'],
  ['2026-11-15T08:30:00+01:00', '2026-11-15T07:30:00.000Z'],
])('the time %s is read as %s', async (written, time) => {
  const sheet = await aSheet([aSku()])
  expect(await importFile(JSON.stringify([{ ...sheet, published_at: written }]), 'json')).toMatchObject({
    code: 1,
  })
  const { published_at } = await app()
    .database.read.selectFrom('product')
    .select('published_at')
    .executeTakeFirstOrThrow()
  expect(published_at.toISOString()).toBe(time)
})

test('rich text is cleaned on its way in', async () => {
  const sheet = await aSheet([aSku()])
  const evil = { ...sheet, intro: { zh_CN: '<p onclick="x()">好</p><script>y()</script>', en_US: '' } }
  await importFile(asCsv(evil))
  expect((await exported())[0]!.intro.zh_CN).toBe('<p>好</p>')
})

test('a buyer or visitor cannot reach these calls', async () => {
  for (const path of ['/seller/products/import', '/seller/products/export', '/seller/stock/set'])
    expect(await app().call(path, {})).toMatchObject({ status: 404, code: 0 })
})

test('shops and categories of the file must be there', async () => {
  const { read } = app().database
  const sheet = await aSheet([aSku()])
  const shop = await aShop(app().database)
  const category = await aCategory(app().database)
  const { slug } = await read
    .selectFrom('category')
    .where('id', '=', category)
    .select('slug')
    .executeTakeFirstOrThrow()
  expect(await importFile(asCsv({ ...sheet, shop_id: shop, category: slug }))).toMatchObject({ code: 1 })
  expect(await exported()).toMatchObject([{ shop_id: shop, category: slug }])
})

test('a picture that is not there is named, unless the product shows it already', async () => {
  const sheet = await aSheet()
  const covers = ['/pictures/product-1-1', '/pictures/none', `/pictures/p-${'0'.repeat(32)}`, '/about']
  const named = await faultsOf(JSON.stringify([{ ...sheet, covers }]), 'json')
  expect(named.toSorted()).toEqual(
    [1, 2, 3].map((at) => `1 covers[${at}]: there is no picture at “${covers[at]}” in this shop`),
  )
  const gone = { covers: ['/pictures/gone'] }
  await app().database.statement.updateTable('product').set(gone).execute()
  const [kept] = await exported()
  expect(await importFile(JSON.stringify([kept]), 'json')).toMatchObject({ code: 1 })
})
