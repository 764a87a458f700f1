import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import type { Sku } from './use-choice.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: ProductDetail
  sku: Sku | undefined
  quantity: number
}

/** It is in the cart: go there, or go on looking around. */
export function AddedDialog({ open, onClose, product, sku, quantity }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={m.product_added()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.product_keep_looking()}
          </Button>
          <ButtonLink href={paths.cart()} data-autofocus="">
            {m.product_go_to_cart()}
          </ButtonLink>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <Picture src={product.covers[0] ?? ''} alt="" sizes="80px" className="size-20 shrink-0 rounded-xl" />
        <div className="min-w-0">
          <p className="line-clamp-2 phrases font-medium text-gray-900">{product.name}</p>
          {sku && (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-gray-500">
              <span>{sku.name}</span>
              <Price value={sku.price} size="xs" />
              <span>× {quantity}</span>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
