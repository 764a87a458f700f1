import type { BuyerRow } from '#features/account/server/buyer-store.ts'
import { spendLimit } from '#features/account/server/codes/spend-limit.ts'
import type { StepContext } from '#platform/contract/act.ts'
import { refuse, type Sentence } from '#platform/refusal.ts'
import { isPassword } from './hash-password.ts'

const TRIES = { points: 10, seconds: 900 }

/** Whoever holds a session must not be able to guess its password: tries are few. */
export async function checkPassword(
  { services: { limiter } }: StepContext,
  buyer: BuyerRow,
  password: string,
  says: Sentence,
): Promise<void> {
  const key = `password:${buyer.id}`
  await spendLimit(limiter, key, TRIES)
  if (!(await isPassword(buyer.password_hash, password))) return refuse(says)
  await limiter.forget(key)
}
