import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  AfterSaleSeed,
  BuyerSeed,
  CategorySeed,
  PictureSpec,
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

export type NamedPicture = { name: string; spec: PictureSpec }

/** Every picture the seeds ask for. */
export async function listPictures(seedsDir: string): Promise<NamedPicture[]> {
  const read = async <T>(file: string): Promise<T[]> =>
    JSON.parse(await readFile(join(seedsDir, file), 'utf8'))
  const [products, posts, slides, categories, shops, reviews, requests, buyers] = await Promise.all([
    read<ProductSeed>('products.json'),
    read<PostSeed>('posts.json'),
    read<SlideSeed>('carousel.json'),
    read<CategorySeed>('categories.json'),
    read<ShopSeed>('shops.json'),
    read<ReviewSeed>('reviews.json'),
    read<AfterSaleSeed>('after-sales.json'),
    read<BuyerSeed>('buyers.json'),
  ])
  const several = (names: string[], specs: PictureSpec[] = []) =>
    specs.map((spec, index) => ({ name: names[index]!, spec }))
  return [
    ...products.flatMap((product) => several(nameProductPictures(product), product.pictures)),
    ...posts.map((post) => ({ name: namePostPicture(post), spec: post.picture })),
    ...slides.map((slide) => ({ name: nameSlidePicture(slide), spec: slide.picture })),
    ...reviews.flatMap((review) => several(nameReviewPictures(review), review.pictures)),
    ...requests.flatMap((request, index) => several(nameEvidencePictures(index, request), request.pictures)),
    ...categories.map((category) => ({ name: nameCategoryPicture(category), spec: category.picture })),
    ...shops.map((shop) => ({ name: nameShopLogo(shop), spec: shop.logo })),
    ...buyers.map((buyer) => ({ name: nameAvatar(buyer), spec: buyer.avatar })),
  ]
}
