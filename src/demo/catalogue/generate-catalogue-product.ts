import { type Random, seedRandom } from '#demo/catalogue/random.ts'
import { nameProductPictures } from '#demo/seed/picture-names.ts'
import type { ProductToSave } from '#features/catalogue/server/seller/save-product.ts'
import type { SkuToSave } from '#features/catalogue/server/seller/save-product-skus.ts'
import type { Text } from '#platform/i18n/language.ts'
import { fromYuan } from '#platform/money.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { days } from '#platform/time.ts'
import type { Kind } from './generate-catalogue-words.ts'

/** Where made-up products may stand: the categories and shops of the database. */
export type CatalogueBase = { categories: number[]; shops: number[] }

/** Two years of publishing up to the newest demo product. */
const SPAN = days(730)

/** The n-th made-up product: the same n always gives the same one. */
export function makeProduct(
  n: number,
  kinds: readonly Kind[],
  base: CatalogueBase,
  newest: Date,
): ProductToSave {
  const random = seedRandom(n + 1)
  const kind = random.pick(kinds)
  const { seed } = kind
  const origin = random.pick(kind.origins)
  const skus = makeSkus(random, seed.skus)
  const size = skus.at(-1)!.name
  const chance = (share: number) => random.between(0, 1) < share
  const has = (ids: number[], id: number) => (ids.includes(id) ? id : random.pick(ids))
  return {
    shopId: chance(0.6) ? has(base.shops, seed.shop) : random.pick(base.shops),
    categoryId: has(base.categories, seed.category),
    name: {
      zh_CN: [origin.zh_CN + kind.name.zh_CN, ...pickTwo(random, kind.phrases), size.zh_CN].join(' '),
      en_US: `${kind.name.en_US}, ${origin.en_US} – ${size.en_US}`,
    },
    summary: seed.desc,
    intro: {
      zh_CN: seed.intro.zh_CN.replace(kind.origin.zh_CN, origin.zh_CN),
      en_US: seed.intro.en_US.replace(kind.origin.en_US, origin.en_US),
    },
    covers: turn(nameProductPictures(seed).map(pictureUrl), Math.floor(random.between(0, 4))),
    virtual: false,
    isNew: chance(0.02),
    isRecommended: chance(0.02),
    postage: seed.postage,
    freeFromCents: null,
    onSale: true,
    publishedAt: new Date(newest.getTime() - Math.floor(random.between(0, SPAN))),
    // A few sell much, most sell little.
    sales: Math.floor(20 / random.between(0.001, 1) ** 1.2) - 20,
    skus,
  }
}

function pickTwo(random: Random, phrases: readonly string[]): string[] {
  if (phrases.length < 2) return [...phrases]
  const first = random.pick(phrases)
  return [first, random.pick(phrases.filter((phrase) => phrase !== first))]
}

const turn = <T>(items: readonly T[], by: number) => {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

type SizeSeed = { name: Text; price: string }

/** One to five of the kind's sizes and of packs of two and three of them, at prices of this product's own. */
function makeSkus(random: Random, sizes: readonly SizeSeed[]): SkuToSave[] {
  const packs = [1, 2, 3].flatMap((pieces) => sizes.map((size) => ({ size, pieces })))
  const count = Math.min(packs.length, Math.floor(random.between(1, 6)))
  const level = random.between(0.75, 1.35)
  return packs.slice(0, count).map(({ size, pieces }) => {
    const yuan = Math.round(((fromYuan(size.price) ?? 0) / 100) * level * pieces * (1 - 0.04 * (pieces - 1)))
    const priceCents = Math.max(1, yuan) * 100 - random.pick([0, 10, 20])
    return {
      name: {
        zh_CN: pieces === 1 ? size.name.zh_CN : `${size.name.zh_CN} ×${pieces}`,
        en_US: pieces === 1 ? size.name.en_US : `${size.name.en_US} × ${pieces}`,
      },
      priceCents,
      marketPriceCents: Math.round((priceCents * random.between(1.12, 1.35)) / 100) * 100 + 90,
      stock: random.between(0, 1) < 0.05 ? 0 : Math.floor(random.between(5, 600)),
    }
  })
}
