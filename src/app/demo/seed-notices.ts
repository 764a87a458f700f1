import type {} from '#features/account/server/account-tables.ts'
import type { NoticeKind } from '#features/notices/notices-rules.ts'
import { leaveMessage } from '#features/notices/server/leave-message.ts'
import type {} from '#features/notices/server/notice-tables.ts'
import type { WriteTx } from '#platform/database/database.ts'
import type { NoticesSeed, Words } from '../../../seeds/seed-types.ts'
import { DEMO_LOGIN } from './demo-login.ts'
import type { ReadSeed } from './seed-demo.ts'

/** What the demo buyer has not read yet of each kind, so that a newcomer sees what a badge looks like. */
const UNREAD = { platform: 3, system: 2 }

export async function seedNotices(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const seed = await read<NoticesSeed>('notices')
  const platform = seed.announcements.map((one) => ({ ...one, kind: 'platform' as const, content: one.desc }))
  const system = seed.system.map((one) => ({ ...one, kind: 'system' as const }))
  await tx
    .insertInto('notice')
    .values([...platform, ...system].map(asRow))
    .execute()
  const buyer = await tx
    .selectFrom('buyer')
    .select('id')
    .where('prefix', '=', DEMO_LOGIN.prefix)
    .where('mobile', '=', DEMO_LOGIN.mobile)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!buyer) return
  await tx
    .insertInto('notice_mark')
    .values({
      buyer_id: buyer.id,
      platform_at: timeBehind(platform, UNREAD.platform),
      system_at: timeBehind(system, UNREAD.system),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await leaveMessage(tx, buyer.id, { kind: 'top_up_done', data: { amount: '500.00' } }, now)
}

type Seed = { kind: NoticeKind; title: Words; content: Words; created_at: string }

function asRow({ kind, title, content, created_at }: Seed) {
  const at = new Date(created_at)
  return { kind, title, content, publish_at: at, announced_at: at }
}

/** The moment up to which all but the newest few have been read. */
function timeBehind(seeds: readonly { created_at: string }[], unread: number): Date {
  const newestFirst = seeds
    .map((one) => new Date(one.created_at))
    .toSorted((a, b) => b.getTime() - a.getTime())
  return newestFirst[unread] ?? new Date(0)
}
