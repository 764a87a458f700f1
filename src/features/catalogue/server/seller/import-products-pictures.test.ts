import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import { aZip } from '#testing/builders/build-zip.ts'
import { aCategory, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').catalogueSeller

type Files = Record<string, Buffer>

/** A folder as the command gives it, or the same as a ZIP file. */
const folderOf = (files: Files) =>
  Object.entries(files).map(([name, bytes]) => ({ name, open: () => fileOf(bytes) }))
const zipOf = (files: Files) => fileOf(aZip(files))

type Beside = ReturnType<typeof folderOf> | ReturnType<typeof zipOf>

const importFile = (csv: string, pictures?: Beside, asked: { check?: boolean } = {}) =>
  seller().importProducts({ format: 'csv', source: fileOf(Buffer.from(csv)), pictures, ...asked })

async function faultsOf(...given: Parameters<typeof importFile>): Promise<string[]> {
  const answer = await importFile(...given)
  expect(answer.code).toBe(0)
  const { faults } = answer.data as unknown as ImportFaults
  return faults.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)
}

let runs = 0
/** New products, each with its code and what stands in its column of pictures. */
async function aFile(products: readonly (readonly [code: string, covers: string])[]): Promise<string> {
  runs += 1
  const shop = await aShop(app().database)
  const category = await aCategory(app().database)
  const { slug } = await app()
    .database.read.selectFrom('category')
    .where('id', '=', category)
    .select('slug')
    .executeTakeFirstOrThrow()
  const rows = products.map(
    ([code, covers]) => `${shop},${slug},货 ${code} ${runs},Goods ${code},"${covers}",${code},一箱,Box,12.80`,
  )
  return ['shop_id,category,name_zh,name_en,covers,code,sku_name_zh,sku_name_en,price', ...rows].join('\n')
}

async function coversOf(code: string): Promise<string[] | undefined> {
  const found = await app()
    .database.read.selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .where('sku.code', '=', code)
    .select('product.covers')
    .executeTakeFirst()
  return found?.covers
}

const originals = () => readdir(path.join(app().dataDir, 'files/originals')).catch(() => [])
const [small, wide, tall] = [
  await aPicture({ width: 60 }),
  await aPicture({ width: 80 }),
  await aPicture({ format: 'png', width: 90 }),
]

test.each([
  ['a folder', folderOf],
  ['a ZIP file', zipOf],
])('pictures come from %s, by the code in their names or by the names in the file', async (_, beside) => {
  const codes = [`A.${runs}`, `B.${runs}`] as const
  const csv = await aFile([
    [codes[0], ''],
    [codes[1], 'red apple.png|photos/WIDE.jpg'],
  ])
  const files = {
    [`${codes[0]}-10.jpg`]: wide,
    [`${codes[0].toLowerCase()}-2.jpg`]: small,
    'photos/wide.jpg': wide,
    'Red Apple.png': tall,
    'nobody.jpg': small,
    'readme.txt': Buffer.from('no picture'),
  }
  const looked = await importFile(csv, beside(files), { check: true })
  expect(looked).toMatchObject({
    code: 1,
    data: {
      added: 2,
      pictures: [`${codes[0].toLowerCase()}-2.jpg`, `${codes[0]}-10.jpg`, 'Red Apple.png', 'photos/wide.jpg'],
      pictures_unused: ['nobody.jpg'],
    },
  })
  expect(await coversOf(codes[0])).toBeUndefined()

  expect(await importFile(csv, beside(files))).toMatchObject({ code: 1, data: { added: 2 } })
  const [two = '', ten = ''] = (await coversOf(codes[0])) ?? []
  const [apple = '', same = ''] = (await coversOf(codes[1])) ?? []
  expect(same).toBe(ten)
  for (const address of [two, ten, apple])
    expect((await fetch(`${app().origin}${address}/160.webp`)).status).toBe(200)

  const again = await importFile(`code,price\n${codes[0]},12.80\n`, beside(files))
  expect(again).toMatchObject({ code: 1, data: { unchanged: 1 } })
  expect(await coversOf(codes[0])).toEqual([two, ten])
})

test('missing pictures are named by line before anything changes', async () => {
  const csv = await aFile([
    ['M.1', 'here.jpg'],
    ['M.2', 'gone.jpg here.jpg'],
    ['M.3', ''],
  ])
  const before = await originals()
  for (const check of [true, false]) {
    expect(await faultsOf(csv, folderOf({ 'here.jpg': await aPicture({ width: 72 }) }), { check })).toEqual([
      '3 covers: there is no picture “gone.jpg” beside the file: put it into the folder or ZIP of pictures chosen with it',
      '4 covers: a product on sale needs a picture',
    ])
  }
  expect(await coversOf('M.1')).toBeUndefined()
  expect(await originals()).toEqual(before)
})

test('a file that is no picture changes no product, and what was stored before it is swept', async () => {
  const csv = await aFile([
    ['N.1', 'good.jpg'],
    ['N.2', 'bad.jpg'],
  ])
  const files = { 'good.jpg': await aPicture({ width: 76 }), 'bad.jpg': Buffer.from('<svg/>') }
  expect(await faultsOf(csv, folderOf(files))).toEqual([
    expect.stringMatching(/^3 covers: the picture “bad.jpg” cannot be used: .+/),
  ])
  expect(await coversOf('N.1')).toBeUndefined()
  const left = await app()
    .database.read.selectFrom('picture')
    .where('original_name', '=', 'good.jpg')
    .select('unused_since')
    .execute()
  expect(left).toEqual([{ unused_since: expect.any(Date) }])
})

test('two files of one name in different folders are asked for by their whole names', async () => {
  const csv = await aFile([['W.1', 'x.jpg']])
  const files = { 'a/x.jpg': small, 'b/x.jpg': wide }
  expect((await faultsOf(csv, zipOf(files)))[0]).toContain('x.jpg')
  const whole = await aFile([['W.1', 'b/x.jpg']])
  expect(await importFile(whole, zipOf(files))).toMatchObject({ code: 1 })
})

test('what is no ZIP file is refused', async () => {
  const csv = await aFile([['Z.1', 'x.jpg']])
  expect(await importFile(csv, fileOf(Buffer.from('PK no')))).toMatchObject({
    code: 0,
    reason: 'imports_pictures_unreadable',
  })
})
