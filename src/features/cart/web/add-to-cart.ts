import { MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import { api } from '#platform/contract/api.ts'
import * as m from '#words'
import { MAX_LINES } from '../cart-rules.ts'
import type { BrowserLine } from './browser-cart.ts'
import { countChanged, isVisitor } from './cart-count-store.ts'
import { putIntoBrowserCart } from './change-browser-cart.ts'
import { select } from './selection.ts'

export type Adding = { product_id: number; sku_price_id: number; num: number; price: string; stock: number }
export type Added = { done: boolean; msg: string }

/** Adds to the buyer's cart, or to the one the visitor keeps in the browser. */
export async function addToCart(adding: Adding): Promise<Added> {
  const added = isVisitor() ? addAsVisitor(adding) : await addAsBuyer(adding)
  if (added.done) select([adding.sku_price_id])
  return added
}

async function addAsBuyer({ product_id, sku_price_id, num }: Adding): Promise<Added> {
  const answer = await api.cart.addLine({ product_id, sku_price_id, num, type: 'add', id: 0 })
  if (answer.code === 1) countChanged(answer.data.count)
  return { done: answer.code === 1, msg: answer.msg }
}

function addAsVisitor({ product_id, sku_price_id, num, price, stock }: Adding): Added {
  const line: BrowserLine = { product_id, sku_price_id, num, snapshot_price: price }
  const put = putIntoBrowserCart(line, stock)
  if (put.outcome === 'added') return { done: true, msg: m.cart_added() }
  if (put.outcome === 'full') return { done: false, msg: m.cart_full({ max: MAX_LINES }) }
  const { left, have } = put
  if (left === MAX_QUANTITY) return { done: false, msg: m.cart_num_full({ max: MAX_QUANTITY, have }) }
  const msg = have > 0 ? m.cart_stock_short_have({ left, have }) : m.cart_stock_short({ left })
  return { done: false, msg }
}
