import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import type {
  BuyerSeed,
  CategorySeed,
  PostSeed,
  ProductSeed,
  RegionSeed,
  ReviewSeed,
  ShopSeed,
} from '../../../seeds/seed-types.ts'
import { listPictures } from './compose-list-pictures.ts'
import { composePicture } from './compose-pictures.ts'
import { GOODS } from './goods/goods.ts'
import { lettering, textWidth } from './picture-lettering.ts'
import { loadSprite } from './picture-sprites.ts'

const seedsDir = path.resolve(import.meta.dirname, '../../../seeds')
const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(seedsDir, `${name}.json`), 'utf8')) as T

/** Crabs, mooncakes and the like are sold by the piece; what they weigh is on the pack all the same. */
const SOLD_BY_WEIGHT = /^(?!1\.4 kg|360 g|900 g)/

describe('demo pictures', () => {
  test('every picture of the seeds has its own name and only known things on it', async () => {
    const pictures = await listPictures(seedsDir)
    const unknown = pictures.flatMap(({ name, spec }) =>
      [spec.good, ...(spec.with ?? [])].filter((good) => !GOODS[good]).map((good) => `${name}: ${good}`),
    )
    expect(unknown).toEqual([])
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  test('every product has a picture of its own before any other', async () => {
    const products = await read<ProductSeed[]>('products')
    const first = products.map(({ pictures: [picture] }) => picture?.good)
    expect(new Set(first).size).toBe(products.length)
  })

  test('what is shown packed says a weight some sku of it has', async () => {
    const products = await read<ProductSeed[]>('products')
    for (const { name, skus, pictures } of products)
      for (const { scene, net } of pictures) {
        expect(net !== undefined, `${name.en_US}, ${scene}`).toBe(['tray', 'pouch', 'box'].includes(scene))
        if (net && SOLD_BY_WEIGHT.test(net))
          expect(skus.map((sku) => sku.name.en_US).join(), name.en_US).toContain(net)
      }
  })

  test('no weight is wider than its label', async () => {
    const nets = (await listPictures(seedsDir)).flatMap(({ spec }) => spec.net ?? [])
    for (const net of nets) {
      const label = lettering(net, { x: 0, y: 0, height: 40, most: 160, colour: '#000' })
      const scale = Number(/scale\(([\d.]+)\)/.exec(label)?.[1])
      expect(textWidth(net) * scale, net).toBeLessThanOrEqual(160.01)
    }
  })

  test('the same description gives the same picture, another seed another one', async () => {
    const spec = { good: 'meatball', scene: 'bowl', seed: 7 } as const
    const first = await composePicture(spec)
    expect(first.equals(await composePicture(spec))).toBe(true)
    expect(first.equals(await composePicture({ ...spec, seed: 8 }))).toBe(false)
  })

  test.each([
    ['one', undefined, 1200, 1200],
    ['one', 'landscape', 1200, 900],
    ['wide', undefined, 1600, 613],
    ['avatar', undefined, 240, 240],
  ] as const)('a picture of scene %s, %s, has its size', async (scene, shape, width, height) => {
    const picture = await composePicture({ good: 'meatball', scene, seed: 1, ...(shape && { shape }) })
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  test('a live crab is no cooked crab', async () => {
    const { levels } = await loadSprite('hairy-crab', { length: 300 })
    const { r, g } = mean(levels[0].data)
    expect(g).toBeGreaterThan(r * 0.92)
  })
})

/** The mean colour of what is seen of a premultiplied drawing. */
function mean(data: Uint8Array): { r: number; g: number } {
  let [r, g] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    r += data[i]!
    g += data[i + 1]!
  }
  return { r, g }
}

describe('the demo shop as data', () => {
  test('products hang on second-level categories and existing shops, and sell at a price', async () => {
    const [products, categories, shops] = await Promise.all([
      read<ProductSeed[]>('products'),
      read<CategorySeed[]>('categories'),
      read<ShopSeed[]>('shops'),
    ])
    const leaves = new Set(categories.filter(({ pid }) => pid !== 0).map(({ id }) => id))
    const shopIds = new Set(shops.map(({ id }) => id))
    expect(products).toHaveLength(50)
    for (const product of products) {
      expect(leaves, product.name.en_US).toContain(product.category)
      expect(shopIds, product.name.en_US).toContain(product.shop)
      expect(product.virtual, product.name.en_US).toBe(product.file !== undefined)
      for (const sku of product.skus) expect(sku.price, product.name.en_US).toMatch(/^\d+\.\d\d$/)
    }
  })

  test('reviews and comments are by known buyers, about known products', async () => {
    const [products, buyers, reviews, posts] = await Promise.all([
      read<ProductSeed[]>('products'),
      read<BuyerSeed[]>('buyers'),
      read<ReviewSeed[]>('reviews'),
      read<PostSeed[]>('posts'),
    ])
    const names = new Set([DEMO_LOGIN.nickname, ...buyers.map(({ nickname }) => nickname)])
    const productIds = new Set(products.map(({ id }) => id))
    for (const { product } of reviews) expect(productIds).toContain(product)
    for (const { nickname } of [...reviews, ...posts.flatMap(({ comments }) => comments)])
      expect(names).toContain(nickname)
  })

  test('regions are three levels deep everywhere and no code is used twice', async () => {
    const provinces = await read<RegionSeed[]>('regions')
    const cities = provinces.flatMap(([, , , children]) => children ?? [])
    const districts = cities.flatMap(([, , , children]) => children ?? [])
    expect(provinces).toHaveLength(34)
    expect(cities.filter(([, , , children]) => !children?.length)).toEqual([])
    const all = [...provinces, ...cities, ...districts]
    expect(new Set(all.map(([code]) => code)).size).toBe(all.length)
    expect(all.filter(([, zh, en]) => !zh || !en)).toEqual([])
  })
})
