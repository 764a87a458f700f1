import { useRef } from 'react'
import type { ProductCard } from '#features/catalogue/catalogue-contract.ts'
import * as m from '#words'
import { useSheetOf } from './sku-sheet/use-sheet-of.tsx'

const fetchSheet = () => import('./sku-sheet/plus-sheet.tsx')

type Props = {
  product: Pick<ProductCard, 'id' | 'name' | 'product_type' | 'sold_out'>
  /** After it was put into the cart. */
  onAdded?: (() => unknown) | undefined
}

/** From a card straight into the cart, by way of the sheet. Digital goods never lie in a cart. */
export function CardPlus({ product: { id, name, product_type, sold_out }, onAdded }: Props) {
  const from = useRef<HTMLButtonElement>(null)
  const { open, pending, sheet } = useSheetOf(fetchSheet, { productId: id, from, onAdded })
  if (product_type === 1 || sold_out === 1) return null
  return (
    <>
      <button
        ref={from}
        type="button"
        title={m.sheet_put({ name })}
        aria-busy={pending || undefined}
        onClick={open}
        className="card-plus"
      />
      {sheet}
    </>
  )
}
