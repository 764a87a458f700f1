import type { accountContract } from '#features/account/account-contract.ts'
import type {} from '#features/account/server/account-part.ts'
import { findBuyer, showUser } from '#features/account/server/buyer-store.ts'
import { listConsents } from '#features/account/server/consents/list-consents.ts'
import { openSessions } from '#features/account/server/sessions/list-sessions.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopTime } from '#platform/time.ts'

export const downloadMyData: Act<typeof accountContract.downloadMyData> = async (_, context) => {
  const { tx, actor, now, language, services } = context
  const buyer = await findBuyer(tx, actor.id)
  const sessions = await openSessions(tx, actor.id, now)
  const further: Record<string, unknown> = {}
  for (const { name, exportData } of services.accountParts) {
    if (exportData) further[name] = await exportData(tx, actor.id, language)
  }
  return {
    made_at: shopTime(now),
    account: { ...(await showUser(tx, buyer, language)), registered_at: shopTime(buyer.created_at) },
    sessions: sessions.map((session) => ({
      user_agent: session.user_agent,
      started_at: shopTime(session.created_at),
      last_seen_at: shopTime(session.last_seen_at),
    })),
    consents: await listConsents(tx, actor.id, language),
    ...further,
  }
}
