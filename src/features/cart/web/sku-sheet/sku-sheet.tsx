import type { ReactNode } from 'react'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { UnitPriceText } from '#features/catalogue/web/product/unit-price-text.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import { SkuChoice } from '../sku-choice.tsx'
import type { Choice } from '../use-choice.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: ProductDetail
  choice: Choice
  /** What is done with the choice: one button as a rule. */
  children: ReactNode
}

/** Which one and how many, within reach of the thumb: a sheet from below on phones, a dialog elsewhere. */
export function SkuSheet({ open, onClose, product, choice, children }: Props) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={m.sheet_row()} footer={children}>
      <Shown product={product} choice={choice} />
      <div className="mt-6">
        <SkuChoice skus={product.sku_data} choice={choice} />
      </div>
      <div className="mt-5 flex items-center justify-between gap-4">
        <span className="text-gray-500">{m.ui_quantity()}</span>
        <QuantityStepper value={choice.quantity} onChange={choice.chooseQuantity} max={choice.most} />
      </div>
    </Dialog>
  )
}

/** What the choice comes to, beside the picture. */
function Shown({ product, choice: { sku } }: Pick<Props, 'product' | 'choice'>) {
  const shown = sku ?? product.sku_data.find(({ price }) => price === product.price)
  return (
    <div className="flex gap-4">
      <Picture src={product.covers[0] ?? ''} alt="" sizes="96px" className="size-24 shrink-0 rounded-xl" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="line-clamp-2 phrases font-medium text-gray-900">{product.name}</p>
        <p aria-live="polite" className="mt-auto flex flex-wrap items-end gap-x-2">
          <Price value={shown?.price ?? product.price} size="lg" />
          {shown && <UnitPriceText sku={shown} className="pb-0.5 text-sm tabular-nums text-gray-600" />}
        </p>
        <p className="text-gray-600">
          {sku ? m.sheet_chosen({ sku: sku.name }) : m.sheet_not_chosen()}
          {sku && product.product_type !== 1 && (
            <span className="ml-2 text-gray-500">{m.sheet_stock({ count: sku.stock })}</span>
          )}
        </p>
      </div>
    </div>
  )
}
