import type { ReactNode } from 'react'
import { mostOnPage } from '#features/cart/buy-rules.ts'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'
import { BuyButtons } from './buy-buttons.tsx'
import { SkuChoice } from './sku-choice.tsx'
import type { Buying } from './use-buying.ts'

type Props = { product: ProductDetail; buying: Buying; favourite: ReactNode }

const fetchAdded = async () => (await import('./added-dialog.tsx')).AddedDialog

/** Option, quantity and the two ways to buy; phones have the buttons in `BuyBar` instead. */
export function BuyPanel({ product, buying, favourite }: Props) {
  const { choice, virtual, soldOut } = buying
  const Added = useWhenIdle(fetchAdded)
  return (
    <div className="space-y-5">
      <FactRow label={m.catalogue_choose_sku()}>
        <SkuChoice skus={product.sku_data} choice={choice} />
      </FactRow>
      <FactRow label={m.ui_quantity()}>
        <QuantityStepper
          value={choice.quantity}
          onChange={choice.chooseQuantity}
          max={mostOnPage(choice.sku)}
          left={virtual ? undefined : choice.sku?.stock}
          disabled={soldOut}
        />
      </FactRow>
      <div className="flex flex-wrap items-center gap-3 pt-2 max-md:hidden">
        <BuyButtons buying={buying} size="lg" className="min-w-36 lg:min-w-40" />
        {favourite}
      </div>
      {Added && (
        <Added
          open={buying.added}
          onClose={buying.closeAdded}
          product={product}
          sku={choice.sku}
          quantity={choice.quantity}
        />
      )}
    </div>
  )
}
