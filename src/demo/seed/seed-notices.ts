import { findDemoBuyer } from '#demo/find-demo-buyer.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import type { NoticeKind } from '#features/notices/notices-rules.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { NoticesSeed, Words } from '../../../seeds/seed-types.ts'

/** What the demo buyer has not read yet of each kind, so that a newcomer sees what a badge looks like. */
const UNREAD = { platform: 3, system: 2, message: 3 }

export async function seedNotices(tx: WriteTx, read: ReadSeed): Promise<void> {
  const seed = await read<NoticesSeed>('notices')
  const platform = seed.announcements.map((one) => ({ ...one, kind: 'platform' as const, content: one.desc }))
  const system = seed.system.map((one) => ({ ...one, kind: 'system' as const }))
  await tx
    .insertInto('notice')
    .values([...platform, ...system].map(asRow))
    .execute()
  const buyer = await findDemoBuyer(tx)
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
}

/** Sown last: the orders of the demo buyer have left their messages by then, most of them long ago. */
export async function seedInbox(tx: WriteTx, _read: ReadSeed, now: Date): Promise<void> {
  const buyer = await findDemoBuyer(tx)
  if (!buyer) return
  const newest = await tx
    .selectFrom('buyer_message')
    .where('buyer_id', '=', buyer.id)
    .select('id')
    .orderBy('id', 'desc')
    .offset(UNREAD.message)
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await tx
    .updateTable('buyer_message')
    .set({ read_at: now })
    .where('buyer_id', '=', buyer.id)
    .where('id', '<=', newest.id)
    .where('read_at', 'is', null)
    .execute()
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
