import { cartContract } from '#features/cart/cart-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addLine } from './add-line.ts'
import { changeSku } from './change-sku.ts'
import { countLines } from './count-lines.ts'
import { deleteLines } from './delete-lines.ts'
import { listLines } from './list-lines.ts'
import { mergeLines } from './merge-lines.ts'
import { moveLines } from './move-lines.ts'
import { updateLine } from './update-line.ts'
import { visitorLines } from './visitor-lines.ts'

export const cartApi = serve(cartContract, {
  listLines,
  addLine,
  updateLine,
  changeSku,
  deleteLines,
  moveLines,
  countLines,
  mergeLines,
  visitorLines,
})
