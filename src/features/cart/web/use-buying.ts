import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isSoldOut } from '#features/cart/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { afterPaint } from '#ui/act/after-paint.ts'
import { toast } from '#ui/act/toast.ts'
import { reachApi } from '#web/call-api.ts'
import { isVisitor } from './cart-count-store.ts'
import { type Sku, useChoice } from './use-choice.ts'

export type Buying = ReturnType<typeof useBuying>
/** What the sheet was opened for: one of the two ways to buy, or only to choose. */
export type SheetFor = 'cart' | 'buy' | 'choose'

/** One state for the panel beside the pictures and the bar of phones. Virtual goods are never put into the cart. */
export function useBuying(product: ProductDetail, named: { sku: number; num: number }) {
  const navigate = useNavigate()
  const choice = useChoice(product, named)
  const [added, setAdded] = useState(false)
  const [sheet, setSheet] = useState<SheetFor>()
  const virtual = product.product_type === 1

  const add = async (sku: Sku, num: number) => {
    const line = { product_id: product.id, sku_price_id: sku.id, num, price: sku.price, stock: sku.stock }
    const part = await reachApi(import('./add-to-cart.ts'))
    const answer = part && (await reachApi(part.addToCart(line)))
    if (answer && !answer.done) toast.warn(answer.msg)
    if (answer?.done) setSheet(undefined)
    setAdded(answer?.done ?? false)
  }

  /** Who buys must be known: whoever logs in on the way comes out at the order. */
  const buy = (sku: Sku, num: number) => {
    // Whoever steps back finds what was chosen.
    const here = paths.product(product.id, { sku: sku.id, num })
    window.history.replaceState(window.history.state, '', here)
    const order = paths.checkout([{ product_id: product.id, sku_price_id: sku.id, num }])
    return navigate(isVisitor() ? paths.login({ redirect: order, for: 'buy' }) : order)
  }

  return {
    choice,
    virtual,
    soldOut: isSoldOut(product.sku_data),
    buyNow: () => choice.withChoice(buy),
    addToCart: virtual ? undefined : () => choice.withChoice(add),
    sheet,
    openSheet: (way: SheetFor) => afterPaint(() => setSheet(way)),
    closeSheet: () => setSheet(undefined),
    added,
    closeAdded: () => setAdded(false),
  }
}
