import { readdir, readFile } from 'node:fs/promises'
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
import { EMOJI_TABLE } from './emoji-table.ts'

const seedsDir = path.resolve(import.meta.dirname, '../../../seeds')
const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(seedsDir, `${name}.json`), 'utf8')) as T

describe('demo pictures', () => {
  test('every picture of the seeds has its own name and only known things on it', async () => {
    const pictures = await listPictures(seedsDir)
    const unknown = pictures.flatMap(({ name, spec }) =>
      [spec.emoji, ...(spec.with ?? [])]
        .filter((slug) => !EMOJI_TABLE[slug])
        .map((slug) => `${name}: ${slug}`),
    )
    expect(unknown).toEqual([])
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  test('every drawing that is known is there, and no other', async () => {
    const known = Object.values(EMOJI_TABLE).map(({ code }) => `${code}.webp`)
    const there = (await readdir(path.join(seedsDir, 'emoji'))).filter((file) => file.endsWith('.webp'))
    expect(there.sort()).toEqual([...new Set(known)].sort())
  })

  test('the same description gives the same picture, another seed another one', async () => {
    const spec = { emoji: 'pear', scene: 'cluster', tint: 'lime', seed: 7, with: ['lemon'] } as const
    const [first, again, other] = await Promise.all([
      composePicture({ ...spec, with: [...spec.with] }),
      composePicture({ ...spec, with: [...spec.with] }),
      composePicture({ ...spec, with: [...spec.with], seed: 8 }),
    ])
    expect(first.equals(again)).toBe(true)
    expect(first.equals(other)).toBe(false)
  })

  test.each([
    ['hero', undefined, 800, 800],
    ['crate', 'landscape', 800, 600],
    ['wide', undefined, 1200, 460],
    ['avatar', undefined, 240, 240],
  ] as const)('a %s picture has its size', async (scene, shape, width, height) => {
    const picture = await composePicture({ emoji: 'egg', scene, tint: 'linen', seed: 1, shape })
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height })
  })
})

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
