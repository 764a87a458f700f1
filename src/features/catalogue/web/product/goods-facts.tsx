import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import * as m from '#words'
import { sayWeight } from './say-weight.ts'

type Props = {
  product: Pick<ProductDetail, 'origin' | 'storage' | 'shelf_days' | 'sku_data'>
  sku: ProductDetail['sku_data'][number] | undefined
}

/** What one asks of fresh goods first, as far as the seller has said it: where from, how much, how to keep it, how long. */
export function GoodsFacts({ product, sku }: Props) {
  const { origin, storage, shelf_days: days, sku_data } = product
  const facts = [
    [m.product_origin(), origin],
    [m.product_net_weight(), sayWeight((sku ? [sku] : sku_data).map((one) => one.nominal_grams))],
    [m.product_storage(), storage],
    [m.product_shelf_life(), days > 0 ? m.product_shelf_days({ days }) : ''],
  ].filter(([, fact]) => fact)
  if (facts.length === 0) return null
  return (
    <dl className="goods-facts">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
