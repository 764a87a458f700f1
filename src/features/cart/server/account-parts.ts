import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

/** Goes with a closed account. */
export async function forgetCart(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('cart_line').where('buyer_id', '=', buyerId).execute()
}

/** As it was put in, for "download my data". */
export async function exportCart(tx: ReadTx, buyerId: number, language: Language) {
  const rows = await tx
    .selectFrom('cart_line')
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .where('cart_line.buyer_id', '=', buyerId)
    .select(['cart_line.num', 'cart_line.snapshot_cents', 'cart_line.added_at'])
    .select([
      inLanguage('product.name', language).as('title'),
      inLanguage('cart_line.sku_name', language).as('option'),
    ])
    .orderBy('cart_line.added_at', 'desc')
    .execute()
  return rows.map(({ title, option, num, snapshot_cents, added_at }) => ({
    title,
    option,
    quantity: num,
    price: toYuan(snapshot_cents),
    at: shopTime(added_at),
  }))
}
