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

const numbered = (name: string, count = 0) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`)

/** Names of the files in `seeds/pictures`, without ending. Stable: they stand in the database as addresses. */
export const nameProductPictures = (product: Pick<ProductSeed, 'id' | 'pictures'>): string[] =>
  numbered(`product-${product.id}`, product.pictures)

export const nameReviewPictures = (review: Pick<ReviewSeed, 'id' | 'pictures'>): string[] =>
  numbered(`review-${review.id}`, review.pictures)

/** What came of the nth request shows it as it arrived. */
export const nameEvidencePictures = (index: number, { pictures }: Pick<AfterSaleSeed, 'pictures'>) =>
  numbered(`evidence-${index + 1}`, pictures)

export const namePostPicture = (post: Pick<PostSeed, 'id'>): string => `post-${post.id}`
export const nameSlidePicture = (slide: Pick<SlideSeed, 'id'>): string => `slide-${slide.id}`
export const nameCategoryPicture = (category: Pick<CategorySeed, 'slug'>): string =>
  `category-${category.slug}`
export const nameShopLogo = (shop: Pick<ShopSeed, 'id'>): string => `shop-${shop.id}`
export const nameAvatar = (buyer: Pick<BuyerSeed, 'id'>): string => `avatar-${buyer.id}`
