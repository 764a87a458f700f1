import type { KeptBytes } from '#platform/cache/kept-bytes.ts'
import { packAgain } from '#platform/http/encoded.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { KeptPage } from './send-page.ts'

/** In a rush nobody waits in line for this: a page that is worth it is asked for once more. */
const MOST_WAITING = 50

/**
 * A page that was not there is packed quickly, because somebody waits for it and most are never asked for again. One that is gets
 * packed well, beside the main thread and one after the other.
 */
export function createPacker(keptBytes: KeptBytes) {
  const turns = limitConcurrency(1)
  return {
    noteSent(page: KeptPage, bytes: Buffer): void {
      if (page.packed === 'well') return
      if (!page.sentBefore || turns.waiting() >= MOST_WAITING) {
        page.sentBefore = true
        return
      }
      page.packed = 'well'
      const replace = async () => keptBytes.replace(page.body, await packAgain(bytes))
      // Without memory for it the page stays as it is.
      turns.take(replace).catch(() => undefined)
    },
  }
}
