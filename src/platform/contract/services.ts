import type { Limiter } from '#platform/limits/limiter.ts'
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
  /** Pictures by name: `<name>.webp`. */
  pictures: Store
  /** True in demo mode: codes may be shown, payment is a stand-in. */
  demo: boolean
  publicUrl: string
}
