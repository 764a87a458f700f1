/** How goods are kept until they are at the door. */
export const COLD_CLASSES = ['ambient', 'chilled', 'frozen', 'live'] as const
export type ColdClass = (typeof COLD_CLASSES)[number]

export const MAX_PICTURES_OF_PRODUCT = 20
export const MAX_SKUS_OF_PRODUCT = 100

/** Fewer than so many are running low: `low_sku` (migrations, low-stock) has these. */
export const LOW_STOCK = 10

/** Why nobody can buy a product. What is sold out or was taken off the shelf may still be put on it. */
export const HINDRANCES = ['off', 'no_name', 'no_picture', 'no_sku', 'no_file', 'no_stock'] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** How the seller's list of products may be sorted and narrowed. */
export const PRODUCT_SORTS = ['new', 'sales', 'price'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/**
 * `barred` cannot be bought, whether it is on the shelf or not; `english` has texts in Chinese only; `free_by_default` is
 * always free because an older version made it so.
 */
export const SHELVES = ['all', 'on', 'off', 'barred', 'english', 'free_by_default'] as const
export type Shelf = (typeof SHELVES)[number]

type Sellable = {
  on_sale: boolean
  virtual: boolean
  files: number
  name: { zh_CN: string; en_US: string }
  covers: readonly unknown[]
  skus: readonly { stock: number }[]
}

export function whyNotSold({ on_sale, virtual, files, name, covers, skus }: Sellable): Hindrance[] {
  const found: Record<Hindrance, boolean> = {
    off: !on_sale,
    no_name: name.zh_CN === '' || name.en_US === '',
    no_picture: covers.length === 0,
    no_sku: skus.length === 0,
    no_file: virtual && files === 0,
    no_stock: skus.length > 0 && skus.every(({ stock }) => stock === 0),
  }
  return HINDRANCES.filter((one) => found[one])
}

/** What has to be mended before it may be put on the shelf. */
export const barsOf = (product: Sellable) =>
  whyNotSold(product).filter((one) => one !== 'off' && one !== 'no_stock')
