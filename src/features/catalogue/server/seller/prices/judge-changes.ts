import { FAR_PERCENT, movesBy } from '#features/catalogue/price-rules.ts'
import { findBars, type Shelf } from '#features/catalogue/server/seller/products/find-bars.ts'
import { already, cannot, READY, readyBut, type Verdict } from '#platform/batches/batch-kind.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import * as m from '#words'
import { type Change, isPrice, type PriceChange } from './name-changes.ts'

type Prices = { price_cents: Cents; market_price_cents: Cents | null }

/** A verdict for each change by what stands there now. */
export async function judgeChanges(tx: ReadTx, changes: readonly Change[]): Promise<Verdict[]> {
  const ids = changes.filter(isPrice).map(({ sku_id }) => sku_id)
  const skus = await select<Prices & { id: number }>(tx)`
    select id, price_cents, market_price_cents from sku where id = any(${ids}::bigint[])`
  const prices = new Map(skus.map((sku) => [sku.id, sku]))
  const turned = changes.flatMap((change) => (isPrice(change) ? [] : change.product_id))
  const shelves = await findBars(tx, turned)
  return changes.map((change) =>
    isPrice(change)
      ? judgePrice(change, prices.get(change.sku_id))
      : judgeShelf(change, shelves.get(change.product_id)),
  )
}

export function judgePrice(change: PriceChange, now: Prices | undefined): Verdict {
  const { sku_id, price, market_price, was_price, was_market } = change
  if (!now) return cannot(m.products_no_sku, { id: sku_id })
  const market = now.market_price_cents ?? 0
  if (now.price_cents === price && market === market_price) return already(m.prices_already)
  if (now.price_cents !== was_price || market !== was_market)
    return cannot(m.prices_moved, { price: toYuan(now.price_cents) })
  if (market_price > 0 && market_price < price)
    return cannot(m.products_market_below, { price: toYuan(price), market: toYuan(market_price) })
  const percent = movesBy(was_price, price)
  if (price === 0) return readyBut(m.prices_nothing)
  return Math.abs(percent) > FAR_PERCENT ? readyBut(m.prices_far, { percent }) : READY
}

type ShelfChange = Exclude<Change, PriceChange>

export function judgeShelf(
  { product_id, on_sale, was_on_sale }: ShelfChange,
  found: Shelf | undefined,
): Verdict {
  if (!found) return cannot(m.products_none, { id: product_id })
  if (found.on_sale === (on_sale === 1)) return already(m.prices_already)
  if (found.on_sale !== (was_on_sale === 1)) return cannot(m.prices_shelf_moved)
  return on_sale === 1 && found.bars.length > 0 ? cannot(m.prices_not_ready) : READY
}
