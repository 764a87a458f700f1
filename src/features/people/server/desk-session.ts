import type { STEPS } from '#features/people/people-contract.ts'
import type { Role } from '#features/people/roles.ts'
import { needsFactor } from '#features/people/roles.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'
import { days, hours, later, minutes } from '#platform/time.ts'

/** A working day; and as long as it takes to find the phone. */
const LIFE = hours(12)
const DOORSTEP = minutes(15)
/** How long an ended session is shown to whoever looks for what happened. */
const REMEMBERED = days(30)

type Step = (typeof STEPS)[number]
type Known = { id: number; role: Role; factor_secret: string | null }

/** What is still to do for somebody whose password was right. */
export function nextStep(person: Omit<Known, 'id'>, demo: boolean, renews = false): Step {
  if (renews) return 'renew'
  if (person.factor_secret) return 'prove'
  return needsFactor(person.role) && !demo ? 'enrol' : 'in'
}

/** Opens a session and gives the only copy of its token. It opens nothing until it is proved. */
export async function startDeskSession(
  { tx, now, userAgent, address, services }: WriteContext,
  person: Known,
): Promise<{ step: Step; desk_session: string }> {
  const step = nextStep(person, services.demo)
  const proved = step === 'in'
  const token = makeToken()
  await tx
    .insertInto('person_session')
    .values({
      person_id: person.id,
      token_hash: hashToken(token),
      proved,
      user_agent: userAgent,
      address,
      created_at: now,
      last_seen_at: now,
      expires_at: later(now, proved ? LIFE : DOORSTEP),
      ended_at: null,
      shown_at: proved ? now : null,
    })
    .execute()
  await tx
    .deleteFrom('person_session')
    .where('person_id', '=', person.id)
    .where('expires_at', '<', later(now, -REMEMBERED))
    .execute()
  return { step, desk_session: token }
}

type Change = Partial<{ proved: boolean; renews: boolean; expires_at: Date; shown_at: Date }>

/** With each step the session gets another token, the only copy of which is given: what it was known by opens nothing. */
async function takeStep(tx: WriteTx, id: number, change: Change): Promise<string> {
  const token = makeToken()
  await tx
    .updateTable('person_session')
    .set({ ...change, token_hash: hashToken(token) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return token
}

/** From now on the session opens what its person may do. */
export const proveSession = (tx: WriteTx, id: number, now: Date) =>
  takeStep(tx, id, { proved: true, renews: false, expires_at: later(now, LIFE), shown_at: now })

/** The factor was shown, but somebody else has the password: nothing opens before there is another. */
export const askNewPassword = (tx: WriteTx, id: number, now: Date) =>
  takeStep(tx, id, { renews: true, expires_at: later(now, DOORSTEP) })

/** An open session whose person has shown once more who they are. */
export const renewSession = (tx: WriteTx, id: number, now: Date) => takeStep(tx, id, { shown_at: now })

/** Said when sessions of a person end: open streams of theirs ask whether they may stay. */
export const deskTag = (personId: number) => `desk-of:${personId}`

/** Ends every session of a person, or all but one. They are looked up for each call, so that is felt at once. */
export const endDeskSessions = (tx: WriteTx, personId: number, now: Date, except = 0) => {
  changed(tx, deskTag(personId))
  return tx
    .updateTable('person_session')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('id', '!=', except)
    .where('ended_at', 'is', null)
    .execute()
}
