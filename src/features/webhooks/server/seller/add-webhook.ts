import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { isPublicAddress } from '#platform/http/public-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Every event is written down once for each. */
const MOST = 10

export const addWebhook: Act<typeof webhooksSellerContract.addWebhook> = async (
  { url: typed, format, events: named, secret: given },
  { tx, now, language, services, trace },
) => {
  const url = readAddress(typed, services.demo)
  if ((await countRows(tx, tx.selectFrom('webhook'))) >= MOST) return refuse(m.webhooks_many, { max: MOST })
  const events = [...new Set(named)]
  // Whoever takes our own JSON can only know by the signature that it is ours.
  const made = format === 'generic' && given === '' ? randomBytes(24).toString('base64url') : ''
  const { id } = await tx
    .insertInto('webhook')
    .values({ url: url.href, format, secret: given || made, events, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  trace({ thing: 'webhook', id, after: { host: url.host, format, events } })
  return withMessage({ id, secret: made }, m.webhooks_added, { id })
}

/** Names are looked up before each sending; a number that is not public is told at once. */
function readAddress(typed: string, demo: boolean): URL {
  const url = URL.parse(typed)
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password)
    return refuse(m.webhooks_bad_url)
  if (url.protocol === 'http:' && !demo) return refuse(m.webhooks_need_https)
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (name === 'localhost' || (isIP(name) && !isPublicAddress(name))) return refuse(m.webhooks_not_public)
  return url
}
