import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { PlainForm } from '#ui/form/plain-form.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'
import { BUY_FORM, BuyButtons } from './buy-buttons.tsx'
import { SkuChoice } from './sku-choice.tsx'
import type { Buying } from './use-buying.ts'

type Props = { product: ProductDetail; buying: Buying; favourite: ReactNode }

const fetchPopUps = async () => (await import('./buy-pop-ups.tsx')).BuyPopUps

/** Option, quantity and the two ways to buy; phones have a row that opens the sheet, and the buttons in `BuyBar`. */
export function BuyPanel({ product, buying, favourite }: Props) {
  const { choice, virtual, soldOut } = buying
  const PopUps = useWhenIdle(fetchPopUps)
  return (
    <div className="space-y-5">
      {!soldOut && <ChoiceRow buying={buying} />}
      <PlainForm id={BUY_FORM} className="choice-in-page space-y-5 max-md:hidden">
        <FactRow label={m.catalogue_choose_sku()}>
          <SkuChoice name="sku" skus={product.sku_data} choice={choice} />
        </FactRow>
        <FactRow label={m.ui_quantity()}>
          <QuantityStepper
            name="num"
            value={choice.quantity}
            onChange={choice.chooseQuantity}
            max={choice.most}
            left={virtual ? undefined : choice.sku?.stock}
            disabled={soldOut}
          />
        </FactRow>
      </PlainForm>
      <div className="flex flex-wrap items-center gap-3 pt-2 max-md:hidden">
        <BuyButtons buying={buying} size="lg" className="lg:min-w-40" />
        {favourite}
      </div>
      {PopUps && <PopUps product={product} buying={buying} />}
    </div>
  )
}

function ChoiceRow({ buying: { choice, openSheet } }: { buying: Buying }) {
  const { sku, quantity } = choice
  return (
    <button
      type="button"
      onClick={() => openSheet('choose')}
      className="flex min-h-12 w-full items-center gap-3 rounded-xl bg-gray-50 px-4 text-left text-gray-500 md:hidden"
    >
      <span>{m.catalogue_choose_sku()}</span>
      <span className={sku ? 'flex-1 text-gray-900' : 'flex-1 text-warm-700'}>
        {sku ? m.sheet_row_chosen({ sku: sku.name, num: quantity }) : m.sheet_not_chosen()}
      </span>
      <ChevronRight className="size-4" aria-hidden="true" />
    </button>
  )
}
