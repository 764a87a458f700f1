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

/** Names of composed pictures, without ending. Stable: they stand in the database as addresses. */
export const nameProductPictures = (product: Pick<ProductSeed, 'id' | 'pictures'>): string[] =>
  product.pictures.map((_, index) => `product-${product.id}-${index + 1}`)

export const nameReviewPictures = (review: Pick<ReviewSeed, 'id' | 'pictures'>): string[] =>
  (review.pictures ?? []).map((_, index) => `review-${review.id}-${index + 1}`)

/** What came of the nth request shows it as it arrived. */
export const nameEvidencePictures = (index: number, { pictures = [] }: Pick<AfterSaleSeed, 'pictures'>) =>
  pictures.map((_, picture) => `evidence-${index + 1}-${picture + 1}`)

export const namePostPicture = (post: Pick<PostSeed, 'id'>): string => `post-${post.id}`
export const nameSlidePicture = (slide: Pick<SlideSeed, 'id'>): string => `slide-${slide.id}`
export const nameCategoryPicture = (category: Pick<CategorySeed, 'slug'>): string =>
  `category-${category.slug}`
export const nameShopLogo = (shop: Pick<ShopSeed, 'id'>): string => `shop-${shop.id}`
export const nameAvatar = (buyer: Pick<BuyerSeed, 'id'>): string => `avatar-${buyer.id}`
