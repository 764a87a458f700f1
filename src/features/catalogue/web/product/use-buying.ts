import { useState } from 'react'
import { isSoldOut } from '#features/catalogue/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { type Sku, useChoice } from './use-choice.ts'

export type BuyActs = {
  /** Resolves to true once it is in the cart. Where it is missing there is no such button. */
  onAddToCart?: ((sku: Sku, quantity: number) => Promise<boolean>) | undefined
  onBuyNow: (sku: Sku, quantity: number) => unknown
}

export type Buying = ReturnType<typeof useBuying>

/** One state for the panel beside the pictures and the bar of phones. Virtual goods are never put into the cart. */
export function useBuying(
  product: ProductDetail,
  named: { sku: number; num: number },
  { onAddToCart, onBuyNow }: BuyActs,
) {
  const choice = useChoice(product, named)
  const [added, setAdded] = useState(false)
  const virtual = product.product_type === 1
  return {
    choice,
    virtual,
    soldOut: isSoldOut(product.sku_data),
    buyNow: () => choice.withChoice(onBuyNow),
    addToCart:
      virtual || !onAddToCart
        ? undefined
        : () => choice.withChoice(async (sku, quantity) => setAdded(await onAddToCart(sku, quantity))),
    added,
    closeAdded: () => setAdded(false),
  }
}
