import { nameDevice } from '#features/account/server/sessions/name-device.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { listMisses } from '#features/people/server/factor-misses.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopTime } from '#platform/time.ts'

export const listMySessions: Act<typeof peopleContract.listMySessions> = async (_, { tx, actor, now }) => {
  const { id, sessionId } = personAtDoor(actor)
  const rows = await tx
    .selectFrom('person_session')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('person_id', '=', id)
    .where('proved', '=', true)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  const misses = await listMisses(tx, id)
  const sessions = rows.map((row) => ({
    id: row.id,
    ...nameDevice(row.user_agent),
    address: row.address,
    create_time: shopTime(row.created_at),
    last_time: shopTime(row.id === sessionId ? now : row.last_seen_at),
    current: row.id === sessionId ? 1 : 0,
  }))
  return {
    sessions,
    misses: misses.map((miss) => ({
      id: miss.id,
      ...nameDevice(miss.user_agent),
      address: miss.address,
      time: shopTime(miss.created_at),
    })),
  }
}
