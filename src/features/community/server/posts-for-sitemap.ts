import type { ReadTx } from '#platform/database/tx.ts'

/** More than one file may hold is more than anybody writes; the newest count most. */
const MOST = 10_000

export const postsForSitemap = (tx: ReadTx, now: Date) =>
  tx
    .selectFrom('post')
    .select(['id', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
