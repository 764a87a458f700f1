import type { accountContract } from '#features/account/account-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'
import { nameDevice } from './name-device.ts'

const MAX_LISTED = 50

export const listSessions: Act<typeof accountContract.listSessions> = async (_, { tx, actor, now }) => {
  const rows = await openSessions(tx, actor.id, now)
  return rows.map((row) => ({
    id: row.id,
    ...nameDevice(row.user_agent),
    create_time: shopTime(row.created_at),
    last_time: shopTime(row.id === actor.sessionId ? now : row.last_seen_at),
    current: row.id === actor.sessionId ? 1 : 0,
  }))
}

export const openSessions = (tx: ReadTx, buyerId: number, now: Date) =>
  tx
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('buyer_id', '=', buyerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
