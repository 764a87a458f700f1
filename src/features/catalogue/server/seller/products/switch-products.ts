import { tagsOfSaved } from '#features/catalogue/catalogue-contract.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { indexProducts } from '#features/catalogue/server/search/index-products.ts'
import { lockForSaving } from '#features/catalogue/server/seller/save-product.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findBars, type Shelf } from './find-bars.ts'
import { sayHindrances } from './say-hindrances.ts'

export const switchProducts: Act<typeof productsSellerContract.switchProducts> = async (
  { ids: given, on_sale: to },
  { tx, now, changed, trace },
) => {
  const ids = [...new Set(given)]
  const on_sale = to === 1
  await lockForSaving(tx, ids)
  const shelves = await findBars(tx, ids)
  const found = ids.map((id) => ({ id, ...(shelves.get(id) ?? refuse(m.products_none, { id })) }))
  if (on_sale) refuseUnready(found.filter(({ bars }) => bars.length > 0))
  for (const { id, on_sale: before } of found)
    trace({ thing: 'product', id, before: { on_sale: before }, after: { on_sale } })
  await tx.updateTable('product').set({ on_sale, updated_at: now }).where('id', 'in', ids).execute()
  await indexProducts(tx, ids)
  changed(...tagsOfSaved(...ids))
  const sentence = on_sale ? m.products_on : m.products_off
  return withMessage({ products: ids.length }, sentence, { count: ids.length })
}

/** So many are told by name. */
const NAMED = 20

type Unready = Shelf & { id: number }

/** Names each with what is in its way. */
function refuseUnready(unready: readonly Unready[]): void {
  const [first] = unready
  if (!first) return
  const data = { id: first.id, why: first.bars, products: unready.map(({ id, bars }) => ({ id, why: bars })) }
  if (unready.length === 1)
    refuse(
      m.products_not_ready,
      { name: inBoth((language) => nameIn(first, language)), why: whyOf(first) },
      data,
    )
  const list = inBoth((locale) => {
    const told = unready
      .slice(0, NAMED)
      .map((one) => m.products_one_why({ name: nameIn(one, locale), why: whyOf(one)[locale] }, { locale }))
    const more = unready.length > NAMED ? [m.products_and_more({}, { locale })] : []
    return [...told, ...more].join(m.products_why_and({}, { locale }))
  })
  refuse(m.products_none_ready, { count: unready.length, list }, data)
}

const inBoth = (tell: (language: Language) => string): Text => ({
  zh_CN: tell('zh_CN'),
  en_US: tell('en_US'),
})
const nameIn = ({ name }: Shelf, language: Language) => name[language] || name.zh_CN
const whyOf = ({ bars }: Shelf) => inBoth((language) => sayHindrances(bars, language))
