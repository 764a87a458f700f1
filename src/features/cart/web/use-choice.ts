import { useEffect, useRef, useState } from 'react'
import { clampQuantity, firstChoice, PROMPT_MS } from '#features/cart/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'

export type Sku = ProductDetail['sku_data'][number]
export type Choice = ReturnType<typeof useChoice>

/** What the buyer has chosen of a product. `named` is what the address asks for, as after a login on the way. */
export function useChoice(product: ProductDetail, named: { sku: number; num: number }) {
  const [skuId, setSkuId] = useState(() => firstChoice(product.sku_data, named.sku))
  const [wanted, setWanted] = useState(named.num)
  const [prompted, setPrompted] = useState(false)
  const options = useRef<HTMLDivElement>(null)
  const sku = product.sku_data.find(({ id, stock }) => id === skuId && stock > 0)

  useEffect(() => {
    if (!prompted) return
    const timer = setTimeout(() => setPrompted(false), PROMPT_MS)
    return () => clearTimeout(timer)
  }, [prompted])

  /** Runs the act with what was chosen, or asks for a choice where one is missing. */
  const withChoice = (act: (sku: Sku, quantity: number) => unknown) => {
    if (sku) return act(sku, clampQuantity(wanted, sku))
    setPrompted(true)
    options.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    options.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }

  return {
    sku,
    quantity: clampQuantity(wanted, sku),
    prompted,
    options,
    chooseSku: setSkuId,
    chooseQuantity: setWanted,
    withChoice,
  }
}
