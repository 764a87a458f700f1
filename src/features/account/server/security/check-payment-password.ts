import { sql } from 'kysely'
import type { StepContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import { runSerially } from '#platform/run-serially.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { isPassword } from './hash-password.ts'

const TRIES = 5
const LOCKED_FOR = minutes(15)

/**
 * Lets a payment go on when the payment password is right: five wrong ones lock it for 15 minutes. The try is
 * counted before it is judged and outside any transaction, so neither a refusal nor many calls at once win one;
 * that is why this takes what a write in steps is given, and must be called before its `write`. A buyer's tries wait for
 * each other: right ones sent six at a time would otherwise lock what none of them got wrong.
 */
export const checkPaymentPassword = (context: StepContext<Buyer>, password: string): Promise<void> =>
  runSerially(`payment password of ${context.actor.id}`, () => tryPassword(context, password))

async function tryPassword(context: StepContext<Buyer>, password: string): Promise<void> {
  const { tx, statement, now, actor } = context
  const mine = statement.updateTable('buyer').where('id', '=', actor.id)
  const tried = await mine
    .set({
      payment_tries: sql<number>`payment_tries % ${sql.lit(TRIES)} + 1`,
      payment_locked_until: sql<Date | null>`case when payment_tries % ${sql.lit(TRIES)} + 1 = ${sql.lit(TRIES)} then ${later(now, LOCKED_FOR)}::timestamptz end`,
    })
    .where((eb) => eb.or([eb('payment_locked_until', 'is', null), eb('payment_locked_until', '<=', now)]))
    .where('payment_password_hash', '!=', '')
    .returning(['payment_password_hash', 'payment_tries'])
    .executeTakeFirst()
  if (!tried) return refuseUntried(tx, actor.id, now)
  if (await isPassword(tried.payment_password_hash, password)) {
    await mine.set({ payment_tries: 0, payment_locked_until: null }).execute()
    return
  }
  const left = TRIES - tried.payment_tries
  if (left === 0) return lock(context)
  return refuse(m.account_pay_password_wrong, { left })
}

async function lock({ write, actor, now }: StepContext<Buyer>): Promise<never> {
  const locked = { minutes: LOCKED_FOR / minutes(1) }
  await write(async ({ tx, trace, services }) => {
    trace({ thing: 'buyer', id: actor.id, reason: 'payment password locked' })
    await services.tellBuyer(tx, actor.id, { kind: 'payment_password_locked', data: locked }, now)
  })
  return refuse(m.account_pay_password_locked, locked)
}

async function refuseUntried(tx: StepContext['tx'], buyerId: number, now: Date): Promise<never> {
  const { payment_locked_until: until } = await tx
    .selectFrom('buyer')
    .select('payment_locked_until')
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow()
  if (!until) return refuse(m.account_pay_password_unset)
  const left = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minutes(1)))
  return refuse(m.account_pay_password_locked, { minutes: left })
}
