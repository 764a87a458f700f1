import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deskPaths } from '#paths/desk'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hashToken } from '#platform/session/session-token.ts'
import { makeInvitation } from './make-invitation.ts'

/** In the data folder, for the eyes of whoever the shop runs as. */
export const FIRST_OWNER_FILE = 'first-owner-link'

/** `link` is missing where a process with another data folder made it. */
export type FirstOwner = { file: string; link?: string }

type Place = { dataDir: string; publicUrl: string; now: Date }

/**
 * The link for whoever starts a shop nobody works in yet; none where somebody does. All processes and starts share one,
 * until it is used or too old: whoever was sent it finds it good. Whoever opens it owns the shop, so it never goes to a log.
 */
export const inviteFirstOwner = (
  database: Database,
  { dataDir, publicUrl, now }: Place,
): Promise<FirstOwner | undefined> => {
  const file = path.join(dataDir, FIRST_OWNER_FILE)
  return database.write(async (tx) => {
    await run(tx)`select pg_advisory_xact_lock(hashtext('first-owner'))`
    const somebody = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst()
    if (somebody) {
      await rm(file, { force: true })
      return undefined
    }
    const linkOf = (token: string) => publicUrl + deskPaths.welcome(token)
    const open = await findOpen(tx, now)
    if (open) {
      const token = await readToken(file)
      return token && hashToken(token).equals(open.token_hash) ? { file, link: linkOf(token) } : { file }
    }
    const { token } = await makeInvitation(tx, { email: '', role: 'owner', by: 'start', now })
    await rm(file, { force: true })
    await writeFile(file, `${linkOf(token)}\n`, { mode: 0o600, flag: 'wx' })
    return { file, link: linkOf(token) }
  })
}

const findOpen = (tx: WriteTx, now: Date) =>
  tx
    .selectFrom('invitation')
    .select('token_hash')
    .where('email', '=', '')
    .where('invited_by', '=', 'start')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The end of the address that lies there; the shop's own may have changed since. */
const readToken = (file: string) =>
  readFile(file, 'utf8').then(
    (link) => link.trim().split('/').at(-1),
    () => undefined,
  )
