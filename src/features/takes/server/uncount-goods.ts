import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findLines } from './find-lines.ts'
import { lockOpenTake } from './lock-take.ts'

export const uncountGoods: Act<typeof takesSellerContract.uncountGoods> = async (given, context) => {
  const { tx, language, trace } = context
  const { id: takeId, sku_id } = given
  const scope = await lockOpenTake(tx, takeId, 'count')
  await tx.deleteFrom('stock_count').where('take_id', '=', takeId).where('sku_id', '=', sku_id).execute()
  const [line] = await findLines(tx, { takeId, scope, skuId: sku_id, language })
  if (!line) return refuse(m.takes_no_sku)
  trace({ thing: 'take', id: takeId, after: { sku_id, counted: null } })
  return line
}
