import type { Database } from '#platform/database/database.ts'
import { makeInvitation } from './make-invitation.ts'

/**
 * The token of a link for whoever starts a shop nobody works in yet; none where somebody does. Each start makes another
 * and the one before useless.
 */
export const inviteFirstOwner = (database: Database, now: Date): Promise<string | undefined> =>
  database.write(async (tx) => {
    const somebody = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst()
    if (somebody) return undefined
    return (await makeInvitation(tx, { email: '', role: 'owner', by: 'start', now })).token
  })
