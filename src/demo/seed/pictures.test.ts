import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type {
  AfterSaleSeed,
  BuyerSeed,
  CategorySeed,
  PostSeed,
  ProductSeed,
  ReviewSeed,
  ShopSeed,
  SlideSeed,
} from '../../../seeds/seed-types.ts'
import {
  nameAvatar,
  nameCategoryPicture,
  nameEvidencePictures,
  namePostPicture,
  nameProductPictures,
  nameReviewPictures,
  nameShopLogo,
  nameSlidePicture,
} from './picture-names.ts'

const seeds = path.resolve(import.meta.dirname, '../../../seeds')
const read = <T>(file: string): T[] => JSON.parse(readFileSync(path.join(seeds, file), 'utf8'))
const sizeOf = (file: string) => statSync(path.join(seeds, 'pictures', file)).size

test('every picture the demo names is there, none is left over, and none is too large', () => {
  const named = [
    ...read<ProductSeed>('products.json').flatMap(nameProductPictures),
    ...read<ReviewSeed>('reviews.json').flatMap(nameReviewPictures),
    ...read<AfterSaleSeed>('after-sales.json').flatMap((request, at) => nameEvidencePictures(at, request)),
    ...read<PostSeed>('posts.json').map(namePostPicture),
    ...read<SlideSeed>('carousel.json').map(nameSlidePicture),
    ...read<CategorySeed>('categories.json').map(nameCategoryPicture),
    ...read<ShopSeed>('shops.json').map(nameShopLogo),
    ...read<BuyerSeed>('buyers.json').map(nameAvatar),
  ].map((name) => `${name}.webp`)
  const files = readdirSync(path.join(seeds, 'pictures'))
  expect(files.toSorted()).toEqual(named.toSorted())
  expect(files.filter((file) => sizeOf(file) > 200_000)).toEqual([])
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(12_000_000)
})
