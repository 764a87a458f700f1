import { beforeAll, expect, test } from 'vitest'
import type { ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import { aCategory, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').catalogueSeller

let shop = 0
beforeAll(async () => {
  shop = await aShop(app().database)
  await aCategory(app().database, { name: { zh_CN: '水果', en_US: 'Fruit' }, slug: 'fruit' })
  await aCategory(app().database, { name: { zh_CN: '蜂蜜', en_US: 'Honey' }, slug: 'honey' })
})

const CDN = 'https://cdn.shopify.com/s/files/1/0001/0001/files'

/** As Shopify has exported for years: a mark at the beginning, texts of several lines, rows with a picture alone. */
const OLDER = `\ufeffHandle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Price / International,Status\r
hill-pears,"Hill pears, ""crown""","<p>Picked in the morning,
packed at noon.</p>
<script>alert(1)</script><p onclick=""x()"">Keep cool.</p>",Orchard Lane,Fruit,"pear, autumn",true,Box,Small,Ripeness,Firm,,,PEAR-S-F,1000,shopify,14,deny,manual,39.80,45.00,true,true,'6900000000011,${CDN}/pears-front.jpg?v=1701,1,Pears in a crate,false,Pears,,,g,20.00,,active\r
hill-pears,,,,,,,,Small,,Ripe,,,PEAR-S-R,1000,shopify,-2,deny,manual,42.00,0.00,true,true,,${CDN}/pears-cut.png?v=1702,3,,,,,${CDN}/pears-ripe.jpg?v=9,g,,,\r
hill-pears,,,,,,,,Large,,Ripe,,,PEAR-L-R,2500,shopify,5,deny,manual,88.00,,true,true,,${CDN}/pears%20basket.jpg,2,,,,,,g,,,\r
hill-pears,,,,,,,,,,,,,,,,,,,,,,,,${CDN}/pears-tree.jpg?v=1,4,,,,,,,,,\r
linden-honey,Linden honey,Plain words & nothing else,Orchard Lane,honey,,true,Title,Default Title,,,,,,500,,7,deny,manual,25,,true,true,,${CDN}/honey.webp,1,,,,,,g,,,draft\r
`

const NAMES = [
  'pears-front.jpg',
  'pears basket.jpg',
  'pears-cut.png',
  'pears-tree.jpg',
  'pears-ripe.jpg',
  'honey.webp',
]

async function pictures(names = NAMES) {
  return Promise.all(
    names.map(async (name, at) => {
      const format = name.endsWith('png') ? 'png' : name.endsWith('webp') ? 'webp' : 'jpeg'
      const bytes = await aPicture({ format, width: 40 + 2 * at })
      return { name: `export/${name}`, open: () => fileOf(bytes) }
    }),
  )
}

type Asked = { check?: boolean; stock?: { how: 'set'; reason: string } }

const importFile = async (csv: string, names?: string[], asked: Asked = {}) =>
  seller().importProducts({
    format: 'csv',
    source: fileOf(Buffer.from(csv)),
    pictures: await pictures(names),
    ...asked,
  })

async function productOf(code: string) {
  const row = await app()
    .database.read.selectFrom('sku')
    .where('code', '=', code)
    .select('product_id')
    .executeTakeFirst()
  if (!row) return undefined
  const { data } = await seller().exportProducts({ after: row.product_id - 1 })
  return data?.products[0]
}

test('Shopify’s file becomes products with options, pictures and clean texts, and stock only when asked', async () => {
  const looked = await importFile(OLDER, NAMES, { check: true })
  expect(looked).toMatchObject({
    code: 1,
    data: { source: 'shopify', added: 2, skus: 4, pictures: NAMES.map((name) => `export/${name}`) },
  })
  expect(await productOf('PEAR-S-F')).toBeUndefined()

  expect(await importFile(OLDER)).toMatchObject({ code: 1, data: { added: 2 } })
  const pears = await productOf('PEAR-S-F')
  expect(pears).toMatchObject({
    shop_id: shop,
    category: 'fruit',
    name: { zh_CN: 'Hill pears, "crown"', en_US: 'Hill pears, "crown"' },
    on_sale: 1,
    skus: [
      {
        name: { en_US: 'Small / Firm' },
        code: 'PEAR-S-F',
        barcode: '6900000000011',
        price: '39.80',
        market_price: '45.00',
        stock: 0,
      },
      { name: { en_US: 'Small / Ripe' }, code: 'PEAR-S-R', price: '42.00', market_price: null, stock: 0 },
      { name: { en_US: 'Large / Ripe' }, code: 'PEAR-L-R', price: '88.00', stock: 0 },
    ],
  })
  expect(pears?.intro.en_US).toContain('Picked in the morning,\npacked at noon.')
  expect(pears?.intro.en_US).not.toMatch(/script|onclick/)
  const originals = await app()
    .database.read.selectFrom('picture')
    .select(['name', 'original_name', 'alt'])
    .execute()
  const files = new Map(originals.map(({ name, original_name }) => [`/pictures/${name}`, original_name]))
  expect(pears?.covers.map((address) => files.get(address))).toEqual(
    NAMES.slice(0, 5).map((name) => `export/${name}`),
  )
  expect(originals.find(({ original_name }) => original_name === 'export/pears-front.jpg')?.alt.en_US).toBe(
    'Pears in a crate',
  )
  expect(await productOf('linden-honey')).toMatchObject({
    category: 'honey',
    on_sale: 0,
    skus: [{ name: { zh_CN: '标准', en_US: 'Standard' }, price: '25.00' }],
  })

  const again = await importFile(OLDER, NAMES, { stock: { how: 'set', reason: 'moved in' } })
  expect(again).toMatchObject({ code: 1, data: { added: 0, updated: 2 } })
  expect((await productOf('PEAR-S-F'))?.skus.map(({ stock }) => stock)).toEqual([14, 0, 5])
  expect(await importFile(OLDER)).toMatchObject({ code: 1, data: { unchanged: 2 } })
})

test('the newer names of its columns are read as well', async () => {
  const csv = `Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Image position,Variant image URL,SEO title
Wild figs,wild-figs,<p>Soft</p>,,"Food, Beverages & Tobacco > Food Items > Fruit",,TRUE,Active,FIG-1,Size,Punnet,18.5,,3,400,${CDN}/honey.webp,1,,
,wild-figs,,,,,,,FIG-2,,Tray,60,,1,1600,,,,
`
  expect(await importFile(csv)).toMatchObject({ code: 1, data: { source: 'shopify', added: 1, skus: 2 } })
  expect(await productOf('FIG-2')).toMatchObject({
    category: 'fruit',
    skus: [{ name: { en_US: 'Punnet' } }, { name: { en_US: 'Tray' }, price: '60.00' }],
  })
})

test('what is missing is told by line, in the words of the file', async () => {
  const csv = OLDER.replaceAll('PEAR', 'PLUM')
    .replace(',Fruit,', ',Stone fruit,')
    .replace(',88.00,', ',88 €,')
  const answer = await importFile(csv, NAMES.slice(0, 3))
  expect(answer.code).toBe(0)
  const { faults } = answer.data as unknown as ImportFaults
  const beside = 'beside the file: put it into the folder or ZIP of pictures chosen with it'
  expect(faults.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    expect.stringMatching(/^2 Type: there is no category “Stone fruit”: add it first/),
    // The pears of the test before have it.
    expect.stringMatching(/^2 Variant Barcode: belongs to product \d+$/),
    `3 Image Src: there is no picture “pears-ripe.jpg” ${beside}`,
    '4 Variant Price: must be an amount such as 12.80',
    `5 Image Src: there is no picture “pears-tree.jpg” ${beside}`,
    `6 Image Src: there is no picture “honey.webp” ${beside}`,
  ])
  expect(await productOf('PLUM-S-F')).toBeUndefined()
})
