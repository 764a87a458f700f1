import { cartContract } from '#features/cart/cart-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addLine } from './add-line.ts'
import { count } from './count-lines.ts'
import { deleteLines } from './delete-lines.ts'
import { list } from './list-lines.ts'
import { merge } from './merge-lines.ts'
import { moveLines } from './move-lines.ts'
import { updateLine } from './update-line.ts'
import { visitorLines } from './visitor-lines.ts'

export const cartApi = serve(cartContract, {
  list,
  addLine,
  updateLine,
  deleteLines,
  moveLines,
  count,
  merge,
  visitorLines,
})
