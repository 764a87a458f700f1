import type { RefObject } from 'react'
import { toast } from '#ui/act/toast.ts'
import { reachApi } from '#web/call-api.ts'
import * as m from '#words'
import { addToCart } from '../add-to-cart.ts'
import { flyToCart } from '../fly-to-cart.ts'
import type { Sku } from '../use-choice.ts'
import { ChooseSheet } from './choose-sheet.tsx'

const NOTHING_YET = { sku: 0, num: 1 }

type Props = {
  productId: number
  /** Where the goods fly from. */
  from: RefObject<Element | null>
  onAdded: (() => unknown) | undefined
  onClose: () => void
}

/** Puts into the cart what a card stands for. */
export function Sheet({ productId, from, onAdded, onClose }: Props) {
  const add = async (sku: Sku, num: number) => {
    const line = { product_id: productId, sku_price_id: sku.id, num, price: sku.price, stock: sku.stock }
    const added = await reachApi(addToCart(line))
    if (!added?.done) {
      if (added) toast.warn(added.msg)
      return false
    }
    toast.success(added.msg)
    flyToCart(from.current)
    void onAdded?.()
    return true
  }
  return (
    <ChooseSheet
      productId={productId}
      onClose={onClose}
      named={NOTHING_YET}
      act={m.sheet_add()}
      onChosen={add}
    />
  )
}
