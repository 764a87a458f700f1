import type { ReadTx } from '#platform/database/tx.ts'

/** As many as one file of the sitemap may hold in two languages; the oldest first. */
const MOST = 10_000

export const shopsForSitemap = (tx: ReadTx) =>
  tx.selectFrom('shop').select('id').orderBy('id').limit(MOST).execute()
