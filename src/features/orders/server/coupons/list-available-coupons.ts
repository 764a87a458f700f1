import { sql } from 'kysely'
import type { AvailableCoupon, couponsContract } from '#features/orders/coupons-contract.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { prepareText } from '#platform/database/prepare.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import { hasPaid } from './take-coupon.ts'

/** Nobody looks through more. */
const MAX_OPEN = 20

/** What lies open for everybody; `markCollected` makes it a buyer's own list. */
export const listAvailableCoupons: Act<typeof couponsContract.listAvailableCoupons> = (_, context) =>
  findOpenCoupons(context)

export async function findOpenCoupons({ tx, now, language }: ReadContext): Promise<AvailableCoupon[]> {
  const rows = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('collectable', '=', true)
    .where('ended_at', 'is', null)
    .where('for_buyer_id', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .whereRef('redeemed', '<', 'cap')
    .orderBy('amount_cents', 'desc')
    .orderBy('id')
    .limit(MAX_OPEN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    coupon: {
      name: row.name[language],
      amount: toYuan(row.amount_cents),
      enough: toYuan(row.enough_cents),
    },
    end_time: shopTime(row.ends_at),
    for_new_buyers: row.for_new_buyers ? 1 : 0,
    collected: 0,
  }))
}

const findMine = prepareText<{ coupon_id: number }, { buyerId: number; ids: readonly number[] }>(
  ({ buyerId, ids }) => sql`
    select coupon_id from buyer_coupon where buyer_id = ${buyerId} and coupon_id = any(${ids})`,
)

/** Marks those the buyer has, and leaves out those for newcomers once they are none. */
export async function markCollected(
  open: AvailableCoupon[],
  { tx, actor }: ReadContext<Buyer>,
): Promise<AvailableCoupon[]> {
  if (open.length === 0) return open
  const rows = await findMine(tx, { buyerId: actor.id, ids: open.map(({ id }) => id) })
  const mine = new Set(rows.map((row) => row.coupon_id))
  const newcomersOnly = open.some((one) => one.for_new_buyers === 1 && !mine.has(one.id))
  const newcomer = newcomersOnly && !(await hasPaid(tx, actor.id))
  return open
    .filter((one) => mine.has(one.id) || one.for_new_buyers === 0 || newcomer)
    .map((one) => (mine.has(one.id) ? { ...one, collected: 1 } : one))
}
