import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'

type Props = { product: Pick<ProductDetail, 'origin' | 'storage' | 'shelf_days'> }

/** What one asks of fresh goods, as far as the seller has said it: where from, how to keep it, how long. */
export function GoodsFacts({ product: { origin, storage, shelf_days: days } }: Props) {
  const facts = [
    [m.product_origin(), origin],
    [m.product_storage(), storage],
    [m.product_shelf_life(), days > 0 ? m.product_shelf_days({ days }) : ''],
  ].filter(([, fact]) => fact)
  if (facts.length === 0) return null
  return (
    <div className="space-y-3 border-t border-gray-100 pt-4">
      {facts.map(([label = '', fact]) => (
        <FactRow key={label} label={label}>
          {fact}
        </FactRow>
      ))}
    </div>
  )
}
