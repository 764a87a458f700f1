import type { FeatureCaches } from '#platform/cache/feature-caches.ts'
import type { Resolve } from '#platform/http/public-address.ts'
import type { Afterwards } from '#platform/jobs/afterwards.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { ReadingLimits } from '#platform/limits/reading-limits.ts'
import type { ArrivingFiles } from '#platform/storage/arriving-files.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import type { Store } from '#platform/storage/store.ts'

/**
 * What acts reach beside the database. `open-shop.ts` makes one of each; whoever brings another adds its type:
 *
 *   declare module '#platform/contract/services.ts' {
 *     interface Services { sms: SmsSender }
 *   }
 */
export interface Services {
  /** Counts outside the caller's transaction, so that a refused attempt still counts. */
  limiter: Limiter
  /** The same for what anyone may read, in this process alone. */
  readingLimits: ReadingLimits
  /** What features remember, such as a buyer's favourites. */
  caches: FeatureCaches
  /** Pictures by name: `<name>.webp`. */
  pictures: Store
  /** Files nobody can ask for: originals of pictures, and what is sold as a file. */
  files: FileStore
  /** Files that come with a call, while it lasts. */
  arriving: ArrivingFiles
  /** Work nobody waits for, done once the answer is on its way. What fails there is logged. */
  afterwards: Afterwards
  /** True in demo mode: codes may be shown, payment is a stand-in. */
  demo: boolean
  publicUrl: string
  /** Where a name leads that somebody typed; fails for one that is not public. */
  resolve: Resolve
}
