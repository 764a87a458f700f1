import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import * as m from '#words'

type Props = {
  skus: ProductDetail['sku_data']
  value: number | undefined
  onChange: (skuId: number) => void
}

export function SkuChoice({ skus, value, onChange }: Props) {
  const chosen = skus.find((sku) => sku.id === value)
  return (
    <div className="mt-6">
      <ChoiceChips
        label={m.catalogue_choose_sku()}
        name="sku"
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => onChange(Number(id))}
        options={skus.map((sku) => ({
          value: String(sku.id),
          label: sku.name,
          unavailable: sku.stock === 0 ? m.catalogue_sold_out() : undefined,
        }))}
      />
      {chosen && (
        <p className="mt-2 text-sm text-gray-500">{m.catalogue_stock_left({ count: chosen.stock })}</p>
      )}
    </div>
  )
}
