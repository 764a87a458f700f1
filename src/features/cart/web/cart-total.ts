import { type Cents, fromYuan } from '#platform/money.ts'
import type { CartLine } from '../cart-contract.ts'

export const priceOf = (line: CartLine): Cents => fromYuan(line.sku_price.price) ?? 0

export type Chosen = { line: CartLine; num: number }

export const totalOf = (chosen: readonly Chosen[]): Cents =>
  chosen.reduce((sum, { line, num }) => sum + priceOf(line) * num, 0)

export const piecesOf = (chosen: readonly Chosen[]): number => chosen.reduce((sum, { num }) => sum + num, 0)
