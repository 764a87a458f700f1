import { expect, test } from 'vitest'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { productJsonLd } from './product-json-ld.ts'

const ORIGIN = 'https://shop.example'
const aSku = (id: number, price: string, stock: number) => ({
  id,
  name: `${id}`,
  price,
  market_price: null,
  stock,
  nominal_grams: 0,
})
const aDetail = (skus: ProductDetail['sku_data']): ProductDetail => ({
  id: 7,
  name: '苹果',
  summary: '脆甜',
  covers: ['/pictures/product-7-1', '/pictures/product-7-2'],
  cover_alts: ['', ''],
  price: '9.90',
  sales: 1,
  intro: '',
  is_collect: 0,
  free_shipping: 1,
  free_shipping_money: '88.00',
  product_type: 0,
  origin: '',
  storage: '',
  shelf_days: 0,
  sku_data: skus,
  shop: { id: 1, name: '果园', logo: '' },
  category: { id: 11, name: '苹果', top_id: 1, top_name: '水果' },
})
const aReview = {
  id: 1,
  user_avatar: '',
  user_nickname: '小满',
  is_anonymous: 0,
  level: 5,
  content: '脆，甜，很新鲜',
  images: '',
  create_time: '2026-11-15 08:30:00',
  answer: '',
  answer_time: '',
}
const RATED = {
  rating: { average: 4.5, count: 12, good_percent: 90 },
  reviews: [aReview, { ...aReview, id: 2, user_nickname: '', is_anonymous: 1, level: 3 }],
  origin: ORIGIN,
}

test('one option is an offer with its price and whether it can be had', () => {
  const json = productJsonLd(aDetail([aSku(1, '9.90', 0)]), RATED)
  expect(json).toMatchObject({
    '@type': 'Product',
    name: '苹果',
    image: [`${ORIGIN}/pictures/product-7-1/1200.webp`, `${ORIGIN}/pictures/product-7-2/1200.webp`],
    offers: {
      '@type': 'Offer',
      price: '9.90',
      priceCurrency: 'CNY',
      availability: 'https://schema.org/OutOfStock',
      url: `${ORIGIN}/product-details/7`,
    },
    aggregateRating: { ratingValue: '4.5', reviewCount: 12 },
  })
})

test('several options span from the lowest to the highest price, by value and not by letters', () => {
  const skus = [aSku(1, '100.00', 0), aSku(2, '9.90', 3), aSku(3, '20.00', 0)]
  expect(productJsonLd(aDetail(skus), RATED).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '9.90',
    highPrice: '100.00',
    offerCount: 3,
    availability: 'https://schema.org/InStock',
  })
})

test('a product nobody rated claims no rating', () => {
  const unrated = { rating: { average: 0, count: 0, good_percent: 0 }, reviews: [], origin: ORIGIN }
  const json = productJsonLd(aDetail([aSku(1, '9.90', 1)]), unrated)
  expect(json).not.toHaveProperty('aggregateRating')
  expect(json).not.toHaveProperty('review')
})

test('reviews are told with their stars, their day and their author, if they want to be known', () => {
  expect(productJsonLd(aDetail([aSku(1, '9.90', 1)]), RATED).review).toMatchObject([
    {
      '@type': 'Review',
      reviewRating: { ratingValue: 5 },
      author: { name: '小满' },
      datePublished: '2026-11-15',
      reviewBody: '脆，甜，很新鲜',
    },
    { reviewRating: { ratingValue: 3 }, author: { name: '匿名用户' } },
  ])
})

test('the breadcrumb names every step and links all but the last', () => {
  const crumbs = [{ label: '首页', href: '/' }, { label: '苹果' }]
  expect(breadcrumbJsonLd(crumbs, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: '苹果' },
  ])
})
