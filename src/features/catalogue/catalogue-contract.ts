import { z } from 'zod'
import { PICTURE_TEXTS } from '#features/pictures/pictures-rules.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import { read, readPage, WHILE_TAGS_HOLD } from '#platform/contract/define.ts'
import { flag, id, lineOfText, shortIdOrZero, yuan } from '#platform/contract/fields.ts'

/** What every product depends on, such as the categories; a single one hangs on its own tags too. */
export const CATALOGUE = 'catalogue'
/** Which products there are, in what order, and what is found by which word: any of them that is saved changes that. */
export const LISTS = 'lists'
/** A product with its stock and how much of it was sold. */
export const productTag = (productId: number) => `product:${productId}`
/** What other pages show of it, on a shelf of theirs: everything but its stock and what was sold. */
export const shelfTag = (productId: number) => `shelf:${productId}`

const SHARED_TAGS = [CATALOGUE, PICTURE_TEXTS, POSTAGE]
/** What shows one product and no other. */
export const tagsOfProduct = (productId: number) => [...SHARED_TAGS, productTag(productId)]

/** Whoever saves a product says so to all who show it. */
export const tagsOfSaved = (...productIds: readonly number[]) => [
  LISTS,
  ...productIds.flatMap((id) => [productTag(id), shelfTag(id)]),
]

/** How many similar ones are shown. */
export const SIMILAR_MAX = 10
/** A shelf on the first page of all, and one below a product of which there are thousands. */
const [FLOOR_SECONDS, SIMILAR_SECONDS] = [600, 3600]
/** What is sold moves up in lists; that it has moved may be seen a minute later. */
const ORDER_SECONDS = 60

/** Stock and sold counts are never older than two seconds, because sales are looked for (decision 39). */
export const AS_LIST = {
  seconds: ORDER_SECONDS,
  watched: true,
  tags: (_: unknown, { data }: { data: readonly { id: number }[] }) => [
    ...SHARED_TAGS,
    LISTS,
    ...data.map(({ id }) => productTag(id)),
  ],
}

export const productCard = z.object({
  id: z.number(),
  name: z.string(),
  cover: z.string(),
  /** What the picture shows, in words; empty where nobody said. */
  cover_alt: z.string(),
  price: yuan,
  /** What is in it at that price; 0 where nobody said. */
  nominal_grams: z.number(),
  sales: z.number(),
  free_shipping: z.number(),
  is_collect: z.number(),
  product_type: z.number(),
  sold_out: z.number(),
})

/** Longer than any search takes: the act says in the reader's language that a keyword is too long. */
export const keyword = lineOfText(10_000).default('')
export const orderBy = z.enum(['comprehensive', 'sales', 'price', 'time'])
export const orderWay = z.enum(['asc', 'desc'])

const sku = z.object({
  id: z.number(),
  name: z.string(),
  price: yuan,
  market_price: yuan.nullable(),
  stock: z.number(),
  /** What it weighs; 0 where nobody said. */
  nominal_grams: z.number(),
})

const category = z.object({ id: z.number(), name: z.string(), image: z.string(), pid: z.number() })

/**
 * The best sold stand on pages of all kinds: were those dropped with each sale, none would stay. So here a sold count may
 * be old, but nothing that is sold out is offered.
 */
export const asShelf = (cards: readonly ProductCard[]) => [
  ...SHARED_TAGS,
  ...cards.map(({ id }) => shelfTag(id)),
]

const floor = z.object({ category_id: z.number(), products: z.array(productCard) })

export const catalogueContract = {
  listProducts: readPage({
    path: '/v1/654836e5537c4',
    summary: 'Products of a category or of a display (new or recommended), a page at a time.',
    access: 'anyone',
    input: {
      display_type: z.enum(['new', 'recommend']).optional(),
      orderby: orderBy.default('comprehensive'),
      orderway: orderWay.optional(),
      type_id: shortIdOrZero.default(0),
    },
    item: productCard,
    cache: AS_LIST,
  }),
  productDetail: read({
    path: '/v1/65483b5f97c31',
    summary: 'One product with its skus and rich text (HTML, entity-encoded).',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: z.object({
      id: z.number(),
      name: z.string(),
      summary: z.string(),
      covers: z.array(z.string()),
      /** What each of them shows, in words; empty where nobody said. */
      cover_alts: z.array(z.string()),
      price: yuan,
      sales: z.number(),
      intro: z.string(),
      is_collect: z.number(),
      free_shipping: z.number(),
      free_shipping_money: yuan,
      product_type: z.number(),
      /** Where it comes from and how it is kept; empty where nobody said. */
      origin: z.string(),
      storage: z.string(),
      /** Days it keeps from the day it leaves; 0 where nobody said. */
      shelf_days: z.number(),
      sku_data: z.array(sku),
      shop: z.object({ id: z.number(), name: z.string(), logo: z.string() }),
      category: z.object({ id: z.number(), name: z.string(), top_id: z.number(), top_name: z.string() }),
    }),
    cache: {
      seconds: WHILE_TAGS_HOLD,
      watched: true,
      tags: (input) => tagsOfProduct(input.id),
    },
  }),
  listCategories: read({
    path: '/v1/680357c3dfef2',
    summary: 'Categories down to a level, top ones first.',
    access: 'anyone',
    input: z.strictObject({ level: z.union([flag, z.literal(2), z.literal('2')]).default(2) }),
    output: z.array(category),
    cache: { seconds: WHILE_TAGS_HOLD, tags: () => SHARED_TAGS },
  }),
  listSimilar: read({
    path: '/v1/catalogue/similar',
    summary: 'Products like one: of its own category first, then of the category above.',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: z.array(productCard),
    cache: {
      seconds: SIMILAR_SECONDS,
      watched: true,
      // The best sold are seldom others because something is new; where there are few, whatever is new is one of them.
      tags: (_, cards: ProductCard[]) => [...asShelf(cards), ...(cards.length < SIMILAR_MAX ? [LISTS] : [])],
    },
  }),
  listFloors: read({
    path: '/v1/catalogue/floors',
    summary:
      'The best sold of each top category, in the order of the categories; one that sells nothing is left out.',
    access: 'anyone',
    output: z.array(floor),
    cache: {
      seconds: FLOOR_SECONDS,
      watched: true,
      tags: (_, floors: Floor[]) => [LISTS, ...asShelf(floors.flatMap(({ products }) => products))],
    },
  }),
}

export type ProductCard = z.output<typeof productCard>
export type ProductDetail = z.output<typeof catalogueContract.productDetail.output>
export type Floor = z.output<typeof floor>
export type Category = z.output<typeof category>
