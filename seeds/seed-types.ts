/** Shapes of the JSON files in this folder. The demo seeder reads them. */

import type { AfterSaleState } from '#features/after-sales/after-sale-states.ts'
import type { OrderState } from '#features/orders/order-states.ts'
import type { ProductPostage } from '#features/postage/postage-rules.ts'

export type Words = { zh_CN: string; en_US: string }

/** categories.json: `pid` 0 is the first level; products hang on the second. */
export type CategorySeed = { id: number; pid: number; slug: string; name: Words }

/** freshness.json: how long goods of a category may be asked back, and what products should weigh. */
export type FreshnessSeed = {
  windows: { category: number; hours: number }[]
  weights: { product: number; nominal_grams: number; tolerance_permille: number }[]
}

/** provenance.json; `grams` of the skus in their order, 0 where a weight says nothing. */
export type ProvenanceSeed = {
  product: number
  cold_class: 'ambient' | 'chilled' | 'frozen' | 'live'
  origin: Words
  storage: Words
  shelf_days: number
  grams?: number[]
}

/** shops.json */
export type ShopSeed = { id: number; name: Words; intro: Words; city: Words }

export type SkuSeed = { name: Words; price: string; market_price?: string; stock: number }

/** What a buyer of a virtual product downloads, as a text file in the buyer's language. */
export type DownloadSeed = { name: Words; text: Words }

/** products.json: money as decimal strings in CNY, `intro` as HTML, `published_at` with its offset. */
export type ProductSeed = {
  id: number
  category: number
  shop: number
  name: Words
  desc: Words
  intro: Words
  virtual: boolean
  sales: number
  is_new: boolean
  is_recommended: boolean
  postage: ProductPostage
  /** A sum of its own, with `own` alone. */
  free_from?: string
  skus: SkuSeed[]
  /** How many there are: `seeds/pictures/product-<id>-<number>.webp`. */
  pictures: number
  published_at: string
  file?: DownloadSeed
}

/** postage.json: what sending costs and how long it takes; provinces that differ, by number. */
export type PostageSeed = {
  terms: { fee: string; free_from: string; cut_off_hour: number; transit_days: number }
  provinces: { province_id: number; transit_days?: number; surcharge?: string; delivered?: 0 | 1 }[]
}

/** carousel.json */
export type SlideSeed = { id: number; title: Words; subtitle: Words; link: string }

/** pages.json: 12 about, 13 privacy policy, 14 user agreement, 15 introduction. */
export type PageSeed = { id: number; title: Words; content: Words }

/** config.json: `app_logo` is a path under `public/`; plain strings are the same in both languages. */
export type ConfigSeed = {
  app: { app_name: Words; app_logo: string; app_slogan: Words; app_description: Words }
  contact: { phone: string; mail: string; hours: Words }
  footer: { about: Words }
  site: { promises: { icon: string; title: Words; text: Words }[] }
  system: { web_notice: Words; virtual_goods: 0 | 1 }
  aftersale: { back_user_address: Words; back_user_name: Words; back_user_mobile: string }
}

/** hot-words.json */
export type HotWordsSeed = { zh_CN: string[]; en_US: string[] }

export type CommentSeed = { nickname: string; content: string }

/** posts.json: `content` as HTML; every comment is in the one language its author writes. */
export type PostSeed = {
  id: number
  title: Words
  desc: Words
  content: Words
  /** Signed by a buyer or a shop of the seeds, whose picture stands beside the name. */
  author: { name: Words; buyer?: number; shop?: number }
  /** The products it speaks of. */
  products: number[]
  created_at: string
  zan_num: number
  cai_num: number
  comments: CommentSeed[]
}

export type AnnouncementSeed = { id: number; title: Words; desc: Words; created_at: string }
export type SystemMessageSeed = { id: number; title: Words; content: Words; created_at: string }

/** notices.json */
export type NoticesSeed = { announcements: AnnouncementSeed[]; system: SystemMessageSeed[] }

/** coupons.json: `amount` off when the goods total is strictly above `enough`; `cap` redemptions in all. */
export type CouponSeed = {
  code: string
  name: Words
  amount: string
  enough: string
  cap: number
  valid_days: number
  /** Lies open for every buyer; absent: by its code only. */
  collectable?: boolean
}

/** likings.json: what the demo buyer has looked at, likes, follows and holds. */
export type LikingsSeed = {
  favourites: { product: number; days_ago: number }[]
  footprints: { product: number; hours_ago: number }[]
  follows: { shop: number; days_ago: number }[]
  /** By their codes. */
  coupons: string[]
}

/** education.json */
export type EducationSeed = Words[]

/** phone-prefixes.json: `country` is the ISO 3166-1 code. */
export type PhonePrefixSeed = { prefix: string; country: string; name: Words }

/** reviews.json: `product` is a product id, `nickname` one of buyers.json. */
export type ReviewSeed = {
  id: number
  product: number
  level: 1 | 2 | 3 | 4 | 5
  content: string
  anonymous: boolean
  nickname: string
  days_ago: number
  pictures?: number
}

/** buyers.json */
export type BuyerSeed = { id: number; nickname: string }

/** regions.json: `[code, Chinese name, English name, children]`, province, city, district. */
export type RegionSeed = [code: string, zh: string, en: string, children?: RegionSeed[]]

/** addresses.json: the demo buyer's, the default one first; the ids are codes of regions.json. */
export type AddressSeed = {
  province_id: number
  city_id: number
  district_id: number
  address: string
  consignee: string
  mobile: string
}

/**
 * orders.json: what the demo buyer has bought, the oldest first. A product is named by its id, a sku by its place in
 * `products.json`; `stops` says how far along `way` the parcel is, whose hours count from the moment of ordering.
 */
export type OrderSeed = {
  /** For people who read the file. */
  name: string
  days_ago: number
  status: OrderState
  method?: 'alipay' | 'balance'
  goods: { product: number; sku: number; num: number }[]
  remark?: string
  pay_within_hours?: number
  courier?: string
  tracking_no?: string
  stops?: number
  downloaded?: boolean
  /** One for each of the goods. */
  reviews?: { level: number; content: string; anonymous: boolean }[]
}

export type OrdersSeed = {
  /** Money the buyer put into the wallet before the first purchase. */
  top_up: { days_ago: number; amount: string }
  way: { hours: number; text: Words; place: Words; delivered?: boolean }[]
  orders: OrderSeed[]
}

/** A request of the demo buyer for money back, with the order it is about. */
export type AfterSaleSeed = {
  type: 'refund' | 'return'
  /** Where the request stands, and how far its order had come when it was made. */
  status: AfterSaleState
  order_status: OrderState
  order_days_ago: number
  product: number
  quantity: number
  /** A row of refund_reason. */
  reason: number
  content: string
  /** What the buyer photographed. */
  pictures?: number
  /** Why the seller said no. */
  said?: Words
  courier?: string
  courier_no?: string
}
