import { useEffect, useState } from 'react'
import { clampQuantity, firstChoice, mostOnPage, PROMPT_MS } from '#features/cart/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'

export type Sku = ProductDetail['sku_data'][number]
export type Choice = ReturnType<typeof useChoice>

/**
 * What the buyer has chosen of a product. `named` is what the address or a line of the cart asks for, `mostOf` how many
 * of a sku may be taken here.
 */
export function useChoice(
  product: ProductDetail,
  named: { sku: number; num: number },
  mostOf: (sku: Sku | undefined) => number = mostOnPage,
) {
  const [skuId, setSkuId] = useState(() => firstChoice(product.sku_data, named.sku))
  const [wanted, setWanted] = useState(named.num)
  const [prompted, setPrompted] = useState(false)
  const sku = product.sku_data.find(({ id, stock }) => id === skuId && stock > 0)
  const most = mostOf(sku)

  useEffect(() => {
    if (!prompted) return
    const timer = setTimeout(() => setPrompted(false), PROMPT_MS)
    return () => clearTimeout(timer)
  }, [prompted])

  /** Runs the act with what was chosen, or asks for a choice where one is missing. */
  const withChoice = (act: (sku: Sku, quantity: number) => unknown) => {
    if (sku) return act(sku, clampQuantity(wanted, most))
    setPrompted(true)
  }

  return {
    sku,
    most,
    quantity: clampQuantity(wanted, most),
    prompted,
    chooseSku: setSkuId,
    chooseQuantity: setWanted,
    withChoice,
  }
}
