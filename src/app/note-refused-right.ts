import { addAuditLines } from '#platform/audit/add-audit-lines.ts'
import { type Actor, actorKey } from '#platform/contract/actor.ts'
import type { Database } from '#platform/database/database.ts'
import type { Limiter } from '#platform/limits/limiter.ts'

/** Enough to see that somebody tries doors; a script that tries all of them does not fill the trail. */
const LINES = { points: 20, seconds: 3600 }

type Asked = {
  actor: Actor
  person: { id: number; role: string }
  call: string
  right: string
  address: string
  requestId: string
  now: Date
}

/** Who asked for what their role does not allow stands in the audit trail by name. */
export async function noteRefusedRight(
  { database, limiter }: { database: Database; limiter: Limiter },
  { actor, person, right, ...asked }: Asked,
): Promise<void> {
  if ((await limiter.consume(`no-right:${person.id}`, LINES)) > 0) return
  const line = { thing: 'right', id: right, after: { role: person.role, call: asked.call } }
  await addAuditLines(database.statement, { ...asked, actor: actorKey(actor) }, [line])
}
