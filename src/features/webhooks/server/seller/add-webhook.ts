import { randomBytes } from 'node:crypto'
import type { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { bareName, NotPublic, type Resolve } from '#platform/http/public-address.ts'
import { refuse } from '#platform/refusal.ts'
import { seconds } from '#platform/time.ts'
import * as m from '#words'

const PATIENCE = seconds(5)

/** Every event is written down once for each. */
const MOST = 10

export const addWebhook: Act<typeof webhooksSellerContract.addWebhook> = async (
  { url: typed, format, events: named, secret: given },
  { now, language, services, write },
) => {
  const url = readAddress(typed, services.demo)
  await needPublic(url, services.resolve)
  return write(async ({ tx, trace }) => {
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
  })
}

function readAddress(typed: string, demo: boolean): URL {
  const url = URL.parse(typed)
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password)
    return refuse(m.webhooks_bad_url)
  if (url.protocol === 'http:' && !demo) return refuse(m.webhooks_need_https)
  return url
}

/** Said to whoever types it. A name may lead elsewhere later, so it is looked up before each sending too. */
async function needPublic(url: URL, resolve: Resolve): Promise<void> {
  const host = bareName(url)
  if (host === 'localhost' || host.endsWith('.localhost')) refuse(m.webhooks_not_public)
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE).unref())
  await Promise.race([resolve(host), late]).catch((fault) =>
    fault instanceof NotPublic ? refuse(m.webhooks_not_public) : refuse(m.webhooks_no_host, { host }),
  )
}
