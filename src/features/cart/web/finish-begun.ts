import { finishWish } from './finish-wish.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'

/** What was begun as a visitor: the cart is handed over, and what was pressed is done. */
export async function finishBegun(): Promise<boolean> {
  const finished = await Promise.all([mergeVisitorCart(), finishWish()])
  return finished.some(Boolean)
}
