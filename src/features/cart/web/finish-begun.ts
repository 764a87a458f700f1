import { finishFavourite } from '#features/catalogue/web/collection/finish-favourite.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'

/** What was begun as a visitor: the cart is handed over, and what was wanted becomes a favourite. */
export async function finishBegun(): Promise<boolean> {
  const finished = await Promise.all([mergeVisitorCart(), finishFavourite()])
  return finished.some(Boolean)
}
