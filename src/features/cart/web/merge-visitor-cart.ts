import { api } from '#platform/contract/api.ts'
import { isExpired } from '#platform/contract/envelope.ts'
import { toast } from '#ui/act/toast.ts'
import { createStored } from '#web/create-stored.ts'
import * as m from '#words'
import type { MergedLine } from '../cart-contract.ts'
import { browserCart } from './browser-cart.ts'
import { countChanged, isVisitor } from './cart-count-store.ts'
import { emptyBrowserCart } from './change-browser-cart.ts'

/** What the last merge could not do as asked; the cart shows it until it is read. */
export const mergeNews = createStored<readonly MergedLine[]>('cart_news', [], (value) =>
  Array.isArray(value) ? value.filter(isMerged) : [],
)

const isMerged = (value: unknown): value is MergedLine =>
  typeof value === 'object' && value !== null && 'sku_price_id' in value && 'outcome' in value

const isNews = ({ outcome, price_was, price_now }: MergedLine) =>
  outcome !== 'added' || (price_was !== null && price_now !== null && price_was !== price_now)

let underWay: Promise<boolean> | undefined

/**
 * Puts what a visitor kept in the browser into the cart of the buyer who has logged in since, and says what became of
 * it. Nothing happens for visitors and for an empty browser cart; without a network the next page tries again.
 */
export function mergeVisitorCart(): Promise<boolean> {
  if (isVisitor() || browserCart.read().lines.length === 0) return Promise.resolve(false)
  // One of those who ask at the same time hears that it was done, and looks at the page anew.
  if (underWay) return underWay.then(() => false)
  underWay = merge().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function merge(): Promise<boolean> {
  const { key, lines } = browserCart.read()
  const answer = await api.cart.mergeLines({ lines: [...lines] }, { key }).catch(() => undefined)
  if (!answer || isExpired(answer.code)) return false
  emptyBrowserCart()
  if (answer.code !== 1) return false
  countChanged(answer.data.count)
  const kept = answer.data.lines.filter((line) => line.num > 0).length
  const news = answer.data.lines.filter(isNews)
  mergeNews.write(news)
  if (news.length > 0) toast.warn(m.cart_merged_with_news({ count: kept, news: news.length }))
  else toast.success(m.cart_merged({ count: kept }))
  return true
}
