import { type ReadSeed, seedReader } from '#demo/read-seed.ts'
import { openDatabase } from '#platform/database/database.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { type Progress, silentProgress } from '#platform/progress/progress.ts'
import { refuse } from '#platform/refusal.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { demoMarks, isRealDatabase, markDemo } from './demo-mark.ts'
import { seedAccount } from './seed-account.ts'
import { seedAddresses } from './seed-addresses.ts'
import { seedAfterSales } from './seed-after-sales.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCommunity } from './seed-community.ts'
import { seedConversation } from './seed-conversation.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedFreshness } from './seed-freshness.ts'
import { seedLikings } from './seed-likings.ts'
import { seedInbox, seedNotices } from './seed-notices.ts'
import { seedOpening } from './seed-opening.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedPostage } from './seed-postage.ts'
import { seedProvenance } from './seed-provenance.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedSite } from './seed-site.ts'
import { seedWallet } from './seed-wallet.ts'

export type SeedOptions = {
  root: string
  databaseUrl: string
  log: Log
  progress?: Progress
}

/** Each part of the demo shop is sown once; a part added by a later version is sown when it arrives. */
const PARTS: Record<string, (tx: WriteTx, read: ReadSeed, now: Date) => Promise<void>> = {
  account: seedAccount,
  people: seedPeople,
  addresses: seedAddresses,
  site: seedSite,
  catalogue: seedCatalogue,
  // Posts speak of products.
  community: seedCommunity,
  // Its authors are buyers: whoever sows those comes before it.
  reviews: seedReviews,
  coupons: seedCoupons,
  // Before the orders, which pay it.
  postage: seedPostage,
  // Before the orders, which are promised it.
  freshness: seedFreshness,
  provenance: seedProvenance,
  likings: seedLikings,
  // Before the wallet's gift, so that the books tell things in the order they happened.
  orders: seedOrders,
  wallet: seedWallet,
  // After the posts and after those who talk about them.
  conversation: seedConversation,
  notices: seedNotices,
  'after-sales': seedAfterSales,
  inbox: seedInbox,
  opening: seedOpening,
}

/**
 * A database that holds anything no demo has sown is somebody's own and is refused: a demo adds an owner whose password
 * everybody knows, shows codes to whoever asks, and no real shop is opened on its database afterwards.
 */
export async function seedDemo({
  root,
  databaseUrl,
  log,
  progress = silentProgress,
}: SeedOptions): Promise<void> {
  const read = seedReader(root)
  const database = openDatabase(databaseUrl, { pool: 2, log })
  try {
    await database.write(async (tx) => {
      if (await isRealDatabase(tx)) refuse(m.faults_not_a_demo)
      const seeded = await seededParts(tx)
      const missing = Object.entries(PARTS).filter(([part]) => !seeded.has(part))
      if (missing.length === 0) return
      await progress.step(m.start_demo, async (tick) => {
        for (const [at, [part, seed]] of missing.entries()) {
          tick(at, missing.length)
          await seed(tx, read, readClock())
          await markDemo(tx, part)
        }
      })
    })
  } finally {
    await database.close()
  }
}

async function seededParts(tx: ReadTx): Promise<Set<string>> {
  const marks = await demoMarks(tx)
  return new Set(marks.filter((part) => Object.hasOwn(PARTS, part)))
}
