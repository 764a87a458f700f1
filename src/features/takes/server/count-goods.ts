import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findLines } from './find-lines.ts'
import { lockOpenTake } from './lock-take.ts'

const MOST = 1_000_000_000

/** What lies there is compared with what should, at this very moment: what is sold later is no difference. */
export const countGoods: Act<typeof takesSellerContract.countGoods> = async (given, context) => {
  const { tx, actor, now, language, trace } = context
  const { id: takeId, sku_id, how } = given
  const scope = await lockOpenTake(tx, takeId, 'count')
  const asked = { takeId, scope, skuId: sku_id, language }
  const [line] = await findLines(tx, asked)
  if (!line) return refuse(m.takes_no_sku)
  const before = line.count?.counted ?? null
  const counted = given.counted + (how === 'add' ? (before ?? 0) : 0)
  if (counted > MOST) return refuse(m.takes_too_much)
  await tx
    .insertInto('stock_count')
    .values({
      take_id: takeId,
      sku_id,
      counted,
      expected: line.expected,
      actor: actorKey(actor),
      created_at: now,
    })
    .execute()
  trace({ thing: 'take', id: takeId, before: { sku_id, counted: before }, after: { sku_id, counted } })
  const [after] = await findLines(tx, asked)
  return after!
}
