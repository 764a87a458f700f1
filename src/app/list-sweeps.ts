import { enforceDeadlines, remindBuyers } from '#features/after-sales/server/enforce-deadlines.ts'
import { expireApprovals } from '#features/approvals/server/expire-approvals.ts'
import { sweepFootprints } from '#features/catalogue/server/collection/account-parts.ts'
import { indexOutdated } from '#features/catalogue/server/search/index-outdated.ts'
import { trimTopIndexes } from '#features/catalogue/server/search/trim-top-indexes.ts'
import { sweepDownloads } from '#features/catalogue/server/seller/products/sweep-downloads.ts'
import { sweepMoved } from '#features/catalogue/server/stock/find-moved.ts'
import { announceDue } from '#features/notices/server/announce-due.ts'
import { sendWaiting } from '#features/notices/server/send-waiting.ts'
import { sweepMessages } from '#features/notices/server/sweep-messages.ts'
import { completeSilently, confirmSilently } from '#features/orders/server/advance-orders.ts'
import { sealFactors } from '#features/people/server/seal-factors.ts'
import { sweepPictures } from '#features/pictures/server/sweep-pictures.ts'
import { countDays } from '#features/reports/server/count-days.ts'
import { sweepThreads } from '#features/support/server/sweep-threads.ts'
import { sweepUploads } from '#features/uploads/server/sweep-uploads.ts'
import { sendWebhooks } from '#features/webhooks/server/send-webhooks.ts'
import { sweepDeliveries } from '#features/webhooks/server/sweep-deliveries.ts'
import { sweepAudit } from '#platform/audit/sweep-audit.ts'
import { finishBatches } from '#platform/batches/finish-batches.ts'
import { sweepBatches } from '#platform/batches/sweep-batches.ts'
import type { Services } from '#platform/contract/services.ts'
import type { Database } from '#platform/database/database.ts'
import { sweepSpent } from '#platform/database/sweep-spent.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Resolve } from '#platform/http/public-address.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import type { Log } from '#platform/log.ts'
import { sweepSessions } from '#platform/session/start-session.ts'
import type { ArrivingFiles } from '#platform/storage/arriving-files.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import type { Store } from '#platform/storage/store.ts'
import { notAgreedActs } from './approved-acts.ts'
import { batchKinds } from './batch-kinds.ts'
import { pictureUses } from './list-picture-uses.ts'

type Parts = {
  database: Database
  pictures: Store
  files: FileStore
  arriving: ArrivingFiles
  factorKeys: Services['factorKeys']
  log: Log
  clock: () => Date
  /** How a name is looked up that somebody typed. */
  resolve: Resolve
}

/** What the shop does by itself, beside what `open-payment.ts` does about money. */
export function listSweeps(all: Parts): Sweep[] {
  const { database, pictures, files, arriving, factorKeys, log, clock, resolve } = all
  const parts = { database, log, clock }
  const inOneGo = (sweep: (tx: WriteTx, now: Date) => Promise<number>) => () =>
    database.write((tx) => sweep(tx, clock()))
  return [
    { name: 'confirm-receipt', everySeconds: 60, run: () => confirmSilently(parts) },
    { name: 'complete-orders', everySeconds: 60, run: () => completeSilently(parts) },
    { name: 'after-sales', everySeconds: 30, run: () => enforceDeadlines(parts) },
    { name: 'after-sale-reminders', everySeconds: 60, run: () => remindBuyers(parts) },
    { name: 'search', everySeconds: 60, run: inOneGo(indexOutdated) },
    { name: 'search-lists', everySeconds: 60, run: () => trimTopIndexes(database) },
    { name: 'notices', everySeconds: 15, run: inOneGo(announceDue) },
    { name: 'waiting-messages', everySeconds: 5, run: inOneGo(sendWaiting) },
    { name: 'webhooks', everySeconds: 5, run: () => sendWebhooks({ ...parts, resolve }) },
    { name: 'webhook-deliveries', everySeconds: 3600, run: inOneGo(sweepDeliveries) },
    { name: 'messages', everySeconds: 3600, run: inOneGo(sweepMessages) },
    { name: 'support', everySeconds: 3600, run: inOneGo(sweepThreads) },
    { name: 'moved-products', everySeconds: 3600, run: inOneGo(sweepMoved) },
    { name: 'footprints', everySeconds: 3600, run: inOneGo(sweepFootprints) },
    { name: 'uploads', everySeconds: 3600, run: inOneGo((tx, now) => sweepUploads(tx, pictures, now)) },
    {
      name: 'pictures',
      everySeconds: 3600,
      run: inOneGo((tx, now) => sweepPictures(tx, { pictures, files, uses: pictureUses, now })),
    },
    { name: 'downloads', everySeconds: 3600, run: inOneGo((tx, now) => sweepDownloads(tx, files, now)) },
    { name: 'arriving', everySeconds: 3600, run: () => arriving.sweep(clock()) },
    { name: 'reports', everySeconds: 60, run: () => countDays(parts) },
    { name: 'approvals', everySeconds: 60, run: () => expireApprovals({ ...parts, ends: notAgreedActs }) },
    { name: 'second-factors', everySeconds: 60, run: inOneGo((tx) => sealFactors(tx, factorKeys)) },
    { name: 'audit', everySeconds: 3600, run: inOneGo(sweepAudit) },
    {
      name: 'unfinished-batches',
      everySeconds: 30,
      run: () => finishBatches({ database, kinds: batchKinds, clock }),
    },
    { name: 'batches', everySeconds: 3600, run: inOneGo(sweepBatches) },
    { name: 'sessions', everySeconds: 3600, run: inOneGo(sweepSessions) },
    { name: 'spent', everySeconds: 3600, run: inOneGo(sweepSpent) },
  ]
}
