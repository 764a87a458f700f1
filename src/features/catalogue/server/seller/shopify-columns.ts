/**
 * The columns of Shopify's product file that mean something here, by what they are called in older files and in newer
 * ones. All others (search engines, taxes, other markets) are passed over.
 */
const COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title', 'Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor', 'Vendor'],
  category: ['Product Category', 'Product category'],
  type: ['Type', 'Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status', 'Status'],
  option1: ['Option1 Value', 'Option1 value'],
  option2: ['Option2 Value', 'Option2 value'],
  option3: ['Option3 Value', 'Option3 value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  comparePrice: ['Variant Compare At Price', 'Compare-at price'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const

export type ShopifyColumn = keyof typeof COLUMNS
const KNOWN = Object.entries(COLUMNS) as [ShopifyColumn, readonly [string, string]][]

/** Which of them stands in which place of a header; nothing where it is not Shopify's. */
export function readShopifyHeader(header: readonly string[]): Map<ShopifyColumn, number> | undefined {
  const folded = header.map((name) => name.trim().toLowerCase())
  const places = KNOWN.flatMap(([column, names]): [ShopifyColumn, number][] => {
    const wanted = names.map((name) => name.toLowerCase())
    const at = folded.findIndex((name) => wanted.includes(name))
    return at < 0 ? [] : [[column, at]]
  })
  const found = new Map(places)
  return found.has('handle') && found.has('title') ? found : undefined
}

/** What a field of ours is called there, for whoever has to mend the file. */
const FIELDS: Record<string, ShopifyColumn> = {
  name: 'title',
  intro: 'body',
  category: 'type',
  shop_id: 'vendor',
  covers: 'image',
  on_sale: 'status',
  code: 'sku',
  barcode: 'barcode',
  price: 'price',
  market_price: 'comparePrice',
  stock: 'quantity',
}

export type ShopifyNames = 'older' | 'newer'

export function shopifyColumnOf(path: readonly PropertyKey[], names: ShopifyNames): string | undefined {
  const inSku = path[0] === 'skus'
  const field = String(inSku ? path[2] : path[0])
  const column = inSku && field === 'name' ? 'option1' : FIELDS[field]
  return column && COLUMNS[column][names === 'older' ? 0 : 1]
}
