import { MOST_COUNTED } from '#features/takes/take-rules.ts'
import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { run } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'
import { inScope } from './in-scope.ts'

export const beginTake: Act<typeof takesSellerContract.beginTake> = async (given, context) => {
  const { tx, actor, now, trace } = context
  const scope = { category_id: given.category || null, shop_id: given.shop_id || null }
  const { rows } = await run<{ skus: number }>(tx)`
    select count(*) as skus from product p join sku s on s.product_id = p.id where ${inScope(scope)}`
  const skus = rows[0]?.skus ?? 0
  if (skus === 0) return refuse(m.takes_nothing)
  if (skus > MOST_COUNTED) return refuse(m.takes_many, { skus, most: MOST_COUNTED })
  const name = given.name || shopDay(now)
  const { id } = await tx
    .insertInto('stock_take')
    .values({ ...scope, name, begun_by: actorKey(actor), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  trace({ thing: 'take', id, after: { name, ...scope } })
  return withMessage({ id }, m.takes_begun, { name })
}
