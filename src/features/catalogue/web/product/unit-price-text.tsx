import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { unitPrice } from '#features/catalogue/unit-price.ts'
import { toYuan } from '#platform/money.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'

type Props = { sku: Pick<ProductDetail['sku_data'][number], 'price' | 'nominal_grams'>; className?: string }

/** How much a pound is, as markets say it: 500 g in Chinese, a kilogram in English. */
export function UnitPriceText({ sku, className }: Props) {
  const cents = unitPrice(Number(sku.price) * 100, sku.nominal_grams, getLocale() === 'en_US' ? 1000 : 500)
  if (cents === undefined) return null
  return <small className={className}>{m.product_by_weight({ amount: toYuan(cents) })}</small>
}
