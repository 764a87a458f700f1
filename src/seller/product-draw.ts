import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { sayHindrances } from '#features/catalogue/server/seller/products/say-hindrances.ts'
import * as m from '#words'
import type { Columns } from './columns.ts'
import type { Output } from './output.ts'

type Sku = SellerProduct['skus'][number]
type Picture = SellerProduct['pictures'][number] & { position: number }

const SKUS: Columns<Sku> = [
  ['SKU', 'id'],
  [m.seller_option, 'name', 30],
  [m.seller_price, 'price'],
  [m.sellerproducts_market, ({ market_price }) => market_price ?? ''],
  [m.seller_left, 'stock'],
  [m.sellerproducts_code, 'code'],
  [m.sellerproducts_barcode, 'barcode'],
  [
    m.sellerproducts_grams,
    ({ nominal_grams, tolerance_permille }) => grams(nominal_grams, tolerance_permille),
  ],
]

const PICTURES: Columns<Picture> = [
  ['#', 'position'],
  [m.pictures_address, 'address'],
  [m.pictures_focus, ({ focus }) => (focus ? `${focus.x},${focus.y}` : '')],
  [m.pictures_alt, 'alt', 40],
]

const FILES: Columns<SellerProduct['files'][number]> = [
  [m.pictures_file, 'id'],
  [m.seller_name, 'name', 40],
  [m.pictures_size, ({ bytes }) => `${Math.ceil(bytes / 1024)} KB`],
]

const grams = (nominal: number, permille: number) => (nominal ? `${nominal} g − ${permille} ‰` : '')

/** One product as a person reads it: what it is, what can be bought of it, its pictures, and what is in the way. */
export function drawProduct(product: SellerProduct, output: Output): void {
  const { id, name, category, price, sales, skus, pictures, files, cold_class, why_not } = product
  output.line(`${id}  ${name.zh_CN} / ${name.en_US}`)
  output.line(
    output.say(m.sellerproducts_line, { category, price, sales, cold: output.say(COLD[cold_class]) }),
  )
  if (!product.virtual)
    output.line(output.say(POSTAGE[product.postage], { amount: product.free_shipping_money ?? '' }))
  output.list(skus, SKUS)
  const numbered = pictures.map((picture, at) => ({ ...picture, position: at + 1 }))
  output.list(numbered, PICTURES)
  if (files.length > 0) output.list(files, FILES)
  const why = sayHindrances(why_not, output.language)
  output.line(
    why_not.length > 0 ? output.say(m.sellerproducts_not_sold, { why }) : output.say(m.sellerproducts_sold),
  )
}

const POSTAGE = {
  shop: m.sellerproducts_postage_shop,
  own: m.sellerproducts_postage_own,
  free: m.sellerproducts_postage_free,
}

const COLD = {
  ambient: m.sellerproducts_ambient,
  chilled: m.sellerproducts_chilled,
  frozen: m.sellerproducts_frozen,
  live: m.sellerproducts_live,
}
