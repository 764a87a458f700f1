import { expect, test } from 'vitest'
import { aCategory, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { type ProductToSave, saveProduct, saveProducts } from './save-product.ts'

const app = testApp()

const skus = (productId: number) =>
  app()
    .database.read.selectFrom('sku')
    .where('product_id', '=', productId)
    .selectAll()
    .orderBy('position')
    .execute()

async function aPlan(product: Partial<ProductToSave> = {}): Promise<ProductToSave> {
  return {
    shopId: await aShop(app().database),
    categoryId: await aCategory(app().database),
    name: aText('苹果'),
    summary: aText(''),
    intro: aText(''),
    covers: ['/pictures/product-1-1'],
    virtual: false,
    isNew: false,
    isRecommended: false,
    postage: 'own',
    freeFromCents: 8800,
    onSale: true,
    skus: [aSku()],
    ...product,
  }
}

const save = (product: ProductToSave) => app().database.write((tx) => saveProduct(tx, product, app().now))

/** A product on the shelf, its two skus, and how it may be saved again with others. */
async function aSaved(...names: [string, string]) {
  const plan = await aPlan({ skus: names.map((name) => aSku({ name: aText(name) })) })
  const id = await save(plan)
  const [first, second] = await skus(id)
  return { id, first: first!.id, second: second!.id, again: (...skus: Sku[]) => save({ ...plan, id, skus }) }
}
type Sku = ReturnType<typeof aSku>

test('skus keep their ids when they are saved again, by id or by Chinese name, whatever the order', async () => {
  const { id, first: small, second: medium, again } = await aSaved('小', '中')
  await again(
    aSku({ name: aText('中'), priceCents: 1990 }),
    aSku({ name: aText('大') }),
    aSku({ id: small, name: aText('小号') }),
  )
  const [first, added, last] = await skus(id)
  expect(first).toMatchObject({ id: medium, price_cents: 1990 })
  expect(last).toMatchObject({ id: small, name: aText('小号') })
  expect([small, medium]).not.toContain(added!.id)
})

test('an id decides before a name, so two skus may swap their names', async () => {
  const { id, first: red, second: green, again } = await aSaved('红', '绿')
  await again(aSku({ id: red, name: aText('绿') }), aSku({ id: green, name: aText('红') }))
  expect((await skus(id)).map((sku) => [sku.id, sku.name.zh_CN])).toEqual([
    [red, '绿'],
    [green, '红'],
  ])
})

test('what is not named leaves; what is not given stays: stock, sales and the day of publishing', async () => {
  const published = new Date('2026-01-02T03:04:05.678Z')
  const plan = await aPlan({
    publishedAt: published,
    sales: 42,
    skus: [aSku({ name: aText('留'), stock: 7 }), aSku({ name: aText('走') })],
  })
  const id = await save(plan)
  await save({
    ...plan,
    id,
    sales: undefined,
    publishedAt: undefined,
    skus: [aSku({ name: aText('留'), stock: undefined })],
  })
  expect(await skus(id)).toMatchObject([{ name: aText('留'), stock: 7 }])
  const { read } = app().database
  const row = await read.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ sales: 42, published_at: published, updated_at: app().now })
})

test("another product's sku cannot be taken", async () => {
  const plan = await aPlan()
  const [theirs] = await skus(await save(plan))
  await expect(save({ ...plan, skus: [aSku({ id: theirs!.id })] })).rejects.toThrow(/belongs to product/)
})

test('new ids never meet ids that were given, even beyond the counter', async () => {
  const far = 70_000
  const plan = await aPlan({ id: far, skus: [aSku({ id: far })] })
  const ids = await app().database.write((tx) =>
    saveProducts(
      tx,
      [{ ...plan, id: undefined, skus: [aSku()] }, plan, { ...plan, id: undefined, skus: [aSku()] }],
      app().now,
    ),
  )
  expect(new Set(ids).size).toBe(3)
  expect(ids[1]).toBe(far)
  const next = await aProduct(app().database)
  expect(ids).not.toContain(next)
  expect(next).toBeGreaterThan(far)
})

test('many products saved side by side all arrive with ids of their own', async () => {
  const plan = await aPlan()
  const saved = await Promise.all(
    Array.from({ length: 8 }, (_, n) => save({ ...plan, ...(n % 2 ? {} : { id: 80_000 + n * 1000 }) })),
  )
  expect(new Set(saved).size).toBe(8)
})
