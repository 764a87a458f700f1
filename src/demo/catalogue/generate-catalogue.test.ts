import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seedCatalogue } from '#demo/seed/seed-catalogue.ts'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const app = testApp()

const readSeed = async <T>(name: string) =>
  JSON.parse(await readFile(path.join(root, 'seeds', `${name}.json`), 'utf8')) as T

const generate = (products: number) =>
  generateCatalogue({ root, database: app().database, products, now: app().now })

/** Everything a file can hold of the products beyond the demo ones, without the ids. */
async function made() {
  const answer = await asSeller(app()).catalogueSeller.exportProducts({ after: 50 })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.products.map(({ id: _, skus, ...product }) => ({
    ...product,
    skus: skus.map(({ id: __, ...sku }) => sku),
  }))
}

test('made-up products need shops and categories to stand on; they are believable, always the same, and sold at once', async () => {
  const { database } = app()
  await expect(generate(1)).rejects.toThrow()
  await database.write((tx) => seedCatalogue(tx, readSeed, app().now))
  const listed = () => app().as().catalogue.listProducts({ type_id: 1 })
  const before = await listed()
  const { products, skus } = await generate(150)
  expect(products).toBe(150)

  const first = await made()
  expect(first).toHaveLength(150)
  expect(first.reduce((sum, product) => sum + product.skus.length, 0)).toBe(skus)
  for (const product of first) {
    expect(product.skus.length).toBeGreaterThanOrEqual(1)
    expect(product.skus.length).toBeLessThanOrEqual(5)
    expect(new Set(product.skus.map(({ name }) => name.zh_CN)).size).toBe(product.skus.length)
    expect(product.covers[0]).toMatch(/^\/pictures\/product-\d+-\d$/)
    expect(`${product.name.zh_CN}${product.name.en_US}`).not.toMatch(/undefined|null/)
  }
  expect(new Set(first.map(({ name }) => name.zh_CN)).size).toBeGreaterThan(120)
  expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThan(10)
  await expect.poll(listed).not.toEqual(before)

  await database.statement.deleteFrom('product').where('id', '>', 50).execute()
  await generate(150)
  expect(await made()).toEqual(first)
})
