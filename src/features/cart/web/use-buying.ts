import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isSoldOut } from '#features/cart/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { toast } from '#ui/act/toast.ts'
import { reachApi } from '#web/call-api.ts'
import { addToCart } from './add-to-cart.ts'
import { isVisitor } from './cart-count-store.ts'
import { type Sku, useChoice } from './use-choice.ts'

export type Buying = ReturnType<typeof useBuying>

/** One state for the panel beside the pictures and the bar of phones. Virtual goods are never put into the cart. */
export function useBuying(product: ProductDetail, named: { sku: number; num: number }) {
  const navigate = useNavigate()
  const choice = useChoice(product, named)
  const [added, setAdded] = useState(false)
  const virtual = product.product_type === 1

  const add = async (sku: Sku, num: number) => {
    const line = { product_id: product.id, sku_price_id: sku.id, num, price: sku.price, stock: sku.stock }
    const answer = await reachApi(addToCart(line))
    if (answer && !answer.done) toast.warn(answer.msg)
    setAdded(answer?.done ?? false)
  }

  /** Who buys must be known; whoever logs in comes back to the choice. */
  const buy = (sku: Sku, num: number) => {
    const order = paths.checkout([{ product_id: product.id, sku_price_id: sku.id, num }])
    const here = paths.product(product.id, { sku: sku.id, num })
    return navigate(isVisitor() ? paths.login({ redirect: here }) : order)
  }

  return {
    choice,
    virtual,
    soldOut: isSoldOut(product.sku_data),
    buyNow: () => choice.withChoice(buy),
    addToCart: virtual ? undefined : () => choice.withChoice(add),
    added,
    closeAdded: () => setAdded(false),
  }
}
