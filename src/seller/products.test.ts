import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aZip } from '#testing/builders/build-zip.ts'
import { aCategory, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { sellerScenes } from './test-scenes.ts'

const app = testApp()
const { seller, file: inFolder } = await sellerScenes(app)

// With one shop nobody has to name it.
beforeAll(() => aShop(app().database))

async function aFile(name: string, width: number): Promise<string> {
  const file = inFolder(name)
  await writeFile(file, await aPicture({ width, height: 90 }))
  return file
}

test('a product goes from nothing to the shelf by commands alone', async () => {
  const category = String(await aCategory(app().database))
  const named = ['--name-zh', '水蜜桃', '--name-en', 'Peaches', '--category', category]
  const added = await seller('products', 'add', ...named, '--cold', 'chilled', '--recommended', 'yes')
  expect(added).toMatchObject({ code: 0, err: '' })
  const id = /^Product (\d+) was added/.exec(added.out)?.[1] ?? ''
  expect((await seller('products', 'on', id)).err).toBe(
    'Peaches cannot be put on the shelf: it has no picture, it has no sku\n',
  )
  const sku = await seller(
    'skus',
    'add',
    id,
    '--name-zh',
    '一箱',
    '--name-en',
    'Box',
    '--price',
    '39.9',
    '--stock',
    '7',
  )
  const skuId = /^Sku (\d+) was added/.exec(sku.out)?.[1] ?? ''
  const files = [await aFile('one two.jpg', 90), await aFile('b.jpg', 300)]
  expect((await seller('products', 'pictures', id, 'add', ...files)).out).toBe(
    `Product ${id} has 2 pictures now\n`,
  )
  expect((await seller('products', 'pictures', id, 'order', '2')).code).toBe(0)
  expect((await seller('products', 'pictures', id, 'focus', '1', '0.9,0.5')).code).toBe(0)
  const alt = ['--zh', '一篮桃子', '--en', 'A basket of peaches']
  expect((await seller('products', 'pictures', id, 'alt', '1', ...alt)).code).toBe(0)
  expect((await seller('products', 'price', skuId, '35.50')).out).toBe(`Sku ${skuId} was changed\n`)
  expect((await seller('products', 'on', id, id)).out).toBe('1 on the shelf now\n')
  const shown = await seller('products', 'show', id)
  expect(shown.out).toContain('水蜜桃 / Peaches')
  expect(shown.out).toMatch(/chilled/)
  expect(shown.out).toMatch(/0\.9,0\.5 +A basket of peaches/)
  expect(shown.out).toMatch(/It is for sale\n$/)
  expect(
    (
      await app()
        .as()
        .catalogue.productDetail({ id: Number(id) })
    ).data,
  ).toMatchObject({
    price: '35.50',
    cover_alts: ['一篮桃子', ''],
  })
  expect((await seller('products', 'copy', id)).out).toMatch(/^Product \d+ was copied as \d+/)
  expect((await seller('products', 'off', id)).out).toBe('1 taken off the shelf\n')
  expect((await seller('products', 'remove', id)).out).toBe(`Product ${id} was removed\n`)
})

test.each([
  [['products', 'pictures', '1', 'focus', '1', 'middle'], 2, /two numbers from 0 to 1/],
  [['products', 'pictures', '1', 'add', '/nothing/here.jpg'], 1, /here\.jpg cannot be used \(ENOENT\)/],
  [['products', 'on'], 2, /whole number/],
  [['products', 'show', '12345'], 1, /There is no product 12345/],
])('%j is answered in one line', async (args, code, err) => {
  const said = await seller(...args)
  expect(said).toMatchObject({ code, out: '' })
  expect(said.err).toMatch(err)
})

test('a file of products finds its pictures in a folder or a ZIP file, and says so before it takes them', async () => {
  await aCategory(app().database, { slug: 'photographed' })
  const { id: shop } = await app().database.read.selectFrom('shop').select('id').executeTakeFirstOrThrow()
  const beside = inFolder('beside')
  await mkdir(path.join(beside, 'more'), { recursive: true })
  const [one, two] = [await aPicture({ width: 100 }), await aPicture({ width: 102 })]
  await writeFile(path.join(beside, 'PH-1-1.jpg'), one)
  await writeFile(path.join(beside, 'more', 'PH-1-2.jpg'), two)
  await writeFile(path.join(beside, 'other.jpg'), one)
  const csv = inFolder('goods.csv')
  const row = `${shop},photographed,桃,Peach,PH-1,一箱,Box,12.80`
  await writeFile(csv, `shop_id,category,name_zh,name_en,code,sku_name_zh,sku_name_en,price\n${row}\n`)
  const importing = ['products', 'import', csv, '--pictures']

  const looked = await seller(...importing, beside, '--check')
  expect(looked).toMatchObject({ code: 0, err: '' })
  expect(looked.out).toContain('Pictures beside the file (2): PH-1-1.jpg, more/PH-1-2.jpg\n')
  expect(looked.out).toContain('Pictures no product shows (1): other.jpg\n')
  const zip = inFolder('beside.zip')
  await writeFile(zip, aZip({ 'PH-1-1.jpg': one }))
  expect(await seller(...importing, zip)).toMatchObject({ code: 0, err: '' })
  expect(await seller(...importing, beside)).toMatchObject({ code: 0, err: '' })
  const covers = await app()
    .database.read.selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .where('sku.code', '=', 'PH-1')
    .select('covers')
    .executeTakeFirstOrThrow()
  expect(covers.covers).toHaveLength(2)
  expect((await seller(...importing, inFolder('nowhere'))).code).toBe(1)
})
