import { useEffect, useEffectEvent, useState } from 'react'
import { isSoldOut } from '#features/cart/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { type Sku, useChoice } from '../use-choice.ts'
import { SkuSheet } from './sku-sheet.tsx'

type Props = {
  productId: number
  /** What is chosen at first. */
  named: { sku: number; num: number }
  mostOf?: (sku: Sku | undefined) => number
  /** What the button says, and what it does; the sheet closes where that is done. */
  act: string
  onChosen: (sku: Sku, num: number) => Promise<boolean>
  onClose: () => void
}

/** The sheet of a product of which only a card or a line is known: it opens once the product is there as it is now. */
export function ChooseSheet({ productId, onClose, ...toChoose }: Props) {
  const [product, setProduct] = useState<ProductDetail>()
  const find = useEffectEvent(async () => {
    const found = await callApi(api.catalogue.productDetail({ id: productId }))
    if (found && !isSoldOut(found.data.sku_data)) return setProduct(found.data)
    if (found) toast.warn(m.sheet_gone())
    onClose()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another question
  useEffect(() => void find(), [productId])
  return product && <Opened product={product} onClose={onClose} {...toChoose} />
}

type OpenedProps = Omit<Props, 'productId'> & { product: ProductDetail }

function Opened({ product, named, mostOf, act, onChosen, onClose }: OpenedProps) {
  const choice = useChoice(product, named, mostOf)
  const choose = async (sku: Sku, num: number) => {
    if (await onChosen(sku, num)) onClose()
  }
  return (
    <SkuSheet open onClose={onClose} product={product} choice={choice}>
      <Button variant="buy" block onClick={() => choice.withChoice(choose)}>
        {act}
      </Button>
    </SkuSheet>
  )
}
