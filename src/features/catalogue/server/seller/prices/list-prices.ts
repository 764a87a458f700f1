import type { PricedProduct, pricesSellerContract } from '#features/catalogue/prices-seller-contract.ts'
import { pageProducts } from '#features/catalogue/server/seller/products/page-products.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { Text } from '#platform/i18n/language.ts'
import { type Cents, toYuan } from '#platform/money.ts'

type Sku = { id: number; name: Text; code: string; price: Cents; market: Cents | null; stock: number }
type Found = { id: number; name: Text; on_sale: boolean; skus: Sku[] }

export const listPrices: Act<typeof pricesSellerContract.listPrices> = async (
  { rows: most, after, ...filter },
  { tx },
) => {
  const id = /^\d{1,15}$/.test(after) ? Number(after) : undefined
  const from = id === undefined ? undefined : { id, place: id }
  const found = await pageProducts(tx, { filter, sort: 'new', from, rows: most + 1 })
  const ids = found.slice(0, most).map((one) => one.id)
  const shown = await select<Found>(tx)`
    select p.id, p.name, p.on_sale, (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'code', coalesce(s.code, ''),
        'price', s.price_cents, 'market', s.market_price_cents, 'stock', s.stock) order by s.position, s.id), '[]')
      from sku s where s.product_id = p.id) as skus
    from product p where p.id = any (${ids}::bigint[])
    order by p.id desc`
  return { data: shown.map(showPrices), next: found.length > most ? String(ids.at(-1)) : '' }
}

const showPrices = ({ on_sale, skus, ...product }: Found): PricedProduct => ({
  ...product,
  on_sale: on_sale ? 1 : 0,
  skus: skus.map(({ price, market, ...sku }) => ({
    ...sku,
    price: toYuan(price),
    market_price: market === null ? '' : toYuan(market),
  })),
})
