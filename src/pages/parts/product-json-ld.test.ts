import { expect, test } from 'vitest'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts'

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
const RATED = { average: 4.5, count: 12, good_percent: 90 }

test('one option is an offer with its price and whether it can be had', () => {
  const json = productJsonLd(aDetail([aSku(1, '9.90', 0)]), RATED, ORIGIN)
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
  expect(productJsonLd(aDetail(skus), RATED, ORIGIN).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '9.90',
    highPrice: '100.00',
    offerCount: 3,
    availability: 'https://schema.org/InStock',
  })
})

test('a product nobody rated claims no rating', () => {
  const json = productJsonLd(aDetail([aSku(1, '9.90', 1)]), { average: 0, count: 0, good_percent: 0 }, ORIGIN)
  expect(json).not.toHaveProperty('aggregateRating')
})

test('the breadcrumb names every step and links all but the last', () => {
  const crumbs = [{ label: '首页', href: '/' }, { label: '苹果' }]
  expect(breadcrumbJsonLd(crumbs, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: '苹果' },
  ])
})
