import type { CartLine } from '#features/cart/cart-contract.ts'
import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { type Postage, postageOf } from '#features/postage/postage-rules.ts'
import { type Cents, fromYuan } from '#platform/money.ts'

export const priceOf = (line: CartLine): Cents => fromYuan(line.sku_price.price) ?? 0

export type Chosen = { line: CartLine; num: number }

export const totalOf = (chosen: readonly Chosen[]): Cents =>
  chosen.reduce((sum, { line, num }) => sum + priceOf(line) * num, 0)

export const piecesOf = (chosen: readonly Chosen[]): number => chosen.reduce((sum, { num }) => sum + num, 0)

/** What sending them costs, by the same rule the order will be priced by. */
export const postageOfChosen = (chosen: readonly Chosen[], delivery: DeliveryShown): Postage =>
  postageOf(
    chosen.map(({ line, num }) => ({
      cents: priceOf(line) * num,
      freeShipping: line.product.free_shipping === 1,
      freeFromCents: fromYuan(line.product.free_shipping_money) ?? 0,
    })),
    { feeCents: fromYuan(delivery.fee) ?? 0, freeFromCents: fromYuan(delivery.free_from) ?? 0 },
  )
