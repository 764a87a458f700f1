import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { countReveals } from '#features/people/server/count-reveal.ts'
import { showPerson } from '#features/people/server/show-person.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopTime } from '#platform/time.ts'

const timeOrNone = (time: Date | null) => (time ? shopTime(time) : '')

export const listPeople: Act<typeof peopleSellerContract.listPeople> = async (_, { tx, now }) => {
  const people = await tx
    .selectFrom('person')
    .selectAll()
    .select((person) =>
      person
        .selectFrom('person_session')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .whereRef('person_session.person_id', '=', 'person.id')
        .as('seen_at'),
    )
    .orderBy('id')
    .execute()
  const invitations = await tx
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
  const revealed = await countReveals(tx, now)
  return {
    people: people.map((row) => ({
      ...showPerson(row),
      create_time: shopTime(row.created_at),
      last_time: timeOrNone(row.seen_at),
      blocked_time: timeOrNone(row.blocked_at),
      revealed: revealed.get(row.id) ?? 0,
      link_wanted_time: timeOrNone(row.link_wanted_at),
    })),
    invitations: invitations.map(({ id, email, role, expires_at }) => ({
      id,
      email,
      role,
      expire_time: shopTime(expires_at),
    })),
  }
}
