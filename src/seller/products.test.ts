import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aCategory, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const seller = (...args: string[]) => typeAsSeller(app(), args)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-products-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function aFile(name: string, width: number): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, await aPicture({ width, height: 90 }))
  return file
}

test('a product goes from nothing to the shelf by commands alone', async () => {
  await aShop(app().database)
  const category = String(await aCategory(app().database))
  const named = ['--name-zh', '水蜜桃', '--name-en', 'Peaches', '--category', category]
  const added = await seller('products', 'add', ...named, '--cold', 'chilled', '--recommended', 'yes')
  expect(added).toMatchObject({ code: 0, err: '' })
  const id = /^Product (\d+) was added/.exec(added.out)?.[1] ?? ''
  expect((await seller('products', 'on', id)).err).toBe(
    `Product ${id} cannot be put on the shelf: it has no picture, it has no sku\n`,
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
