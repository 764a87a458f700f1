import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Prices = { price_cents: Cents; market_price_cents: Cents | null }
type Codes = { id?: number; code: string | null; barcode: string | null }

/** A market price is what others ask: it is not below ours. */
export function checkMarketPrice({ price_cents, market_price_cents }: Prices): void {
  if (market_price_cents === null || market_price_cents >= price_cents) return
  refuse(m.products_market_below, { price: toYuan(price_cents), market: toYuan(market_price_cents) })
}

/** A code or barcode leads to one sku. Nobody else saves products meanwhile, see `lockForSaving`. */
export async function checkCodes(tx: ReadTx, { id = 0, code, barcode }: Codes): Promise<void> {
  for (const [column, value] of [
    ['code', code],
    ['barcode', barcode],
  ] as const) {
    if (value === null) continue
    const other = await tx
      .selectFrom('sku')
      .where(column, '=', value)
      .where('id', '!=', id)
      .select('id')
      .executeTakeFirst()
    if (other) refuse(m.products_code_taken, { code: value, sku: other.id })
  }
}
