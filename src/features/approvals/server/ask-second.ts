import { APPROVAL_LIFE, type ApprovalAct } from '#features/approvals/approval-rules.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { later } from '#platform/time.ts'
import * as m from '#words'
import { expireApproval } from './expire-approvals.ts'
import { spendSum } from './spend-sum.ts'

export type Giving = {
  act: ApprovalAct
  /** As the act got it: it gets the same once somebody agrees. */
  input: object
  thing: 'order' | 'after-sale' | 'refund' | 'batch' | 'short' | 'weight'
  /** The number people know it by. */
  thingId: string
  /** 0 where it is about many. */
  buyerId: number
  orderSn?: string
  afterSaleId?: number
  /** Everything that leaves the shop by it. */
  cents: Cents
  reason?: string
}

/**
 * Asked by every act that gives money away, once it knows how much and has locked what it is about, before it changes
 * anything. Nothing: go on. A number: the money waits for a second person under it. The act must do nothing more, unless
 * `services.notAgreedActs` knows what is done where nobody agrees. Whoever runs a command is not asked: the host is theirs.
 */
export async function askSecond(context: WriteContext<Seller>, giving: Giving): Promise<number | undefined> {
  const { tx, actor, now } = context
  const { person } = actor
  if (!person || actor.asker !== undefined || giving.cents <= 0) return undefined
  if (await spendSum(tx, person, giving.cents, now)) return undefined
  return waitForSecond(context, person.id, giving)
}

async function waitForSecond(
  { tx, now, trace, services }: WriteContext<Seller>,
  personId: number,
  giving: Giving,
): Promise<number> {
  const { act, thing, thingId, cents, reason = '' } = giving
  await expireApproval(tx, { thing, thingId }, { now, ends: services.notAgreedActs })
  const waiting = await tx
    .insertInto('approval')
    .values({
      act,
      input: JSON.stringify(giving.input),
      thing,
      thing_id: thingId,
      buyer_id: giving.buyerId,
      order_sn: giving.orderSn ?? '',
      after_sale_id: giving.afterSaleId ?? null,
      cents,
      reason,
      asked_by: personId,
      asked_at: now,
      expires_at: later(now, APPROVAL_LIFE),
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.columns(['thing', 'thing_id']).where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!waiting) return refuse(m.approvals_asked_already)
  trace({ thing, id: thingId, after: { asks: act, amount: toYuan(cents), approval: waiting.id }, reason })
  return waiting.id
}
