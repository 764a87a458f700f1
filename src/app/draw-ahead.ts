import { isOpen } from '#features/site/server/opening.ts'
import type { RingFile } from '#platform/cache/ring-file.ts'
import type { Database } from '#platform/database/database.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import { ALL_THE_TIME, createSpareTime, type SpareTime } from '#platform/spare-time.ts'
import { minutes, seconds } from '#platform/time.ts'
import { goodsPages, publicPages } from './list-public-pages.ts'
import type { PageRenderer } from './page-renderer.ts'

/** When all have been looked at, it begins anew after a while: what was changed or sold meanwhile is missing. */
const AGAIN_AFTER = minutes(1)
/** How often it looks whether there is spare time. */
const EVERY_SECONDS = 2
/** Then it is asked anew whether anything speaks against it; whoever wants to stop waits no longer. */
const PORTION = seconds(0.5)
/** So many pages of a walk that failed are no accident: the rest would, too. */
const MOST_UNKEPT = 20
/** Where there is no disk most of the room is left to what was asked for. */
const MEMORY = 12 << 20
/** Most pages take less than this, compressed. */
const PAGE_BYTES = 12 << 10

type Parts = {
  renderer: PageRenderer
  database: Pick<Database, 'read' | 'isAway'>
  clock: () => Date
  /** How many processes there are on this host; 0 where a walk is done by hand, and waited for. */
  processes: number
  /** Without one there is only memory. */
  disk: RingFile | undefined
}

/**
 * Makes pages before anybody asks for them, the most wanted first, in both languages, while the process has nothing better to
 * do: so hardly anybody meets a page that has to be made, neither after a start nor in the rush that a crawler is.
 */
export function drawAhead({ renderer, database, clock, processes, disk }: Parts): Sweep {
  const most = Math.floor((disk?.size ?? MEMORY) / PAGE_BYTES)
  const spare: SpareTime = processes > 0 ? createSpareTime(processes) : ALL_THE_TIME
  let walk: AsyncGenerator<[string, Language]> | undefined
  let walkedAt = Number.NEGATIVE_INFINITY
  let pagesOf = publicPages
  let unkept = 0

  /** A page that is there already costs nothing: the next is looked at at once. */
  async function drawNext(): Promise<boolean> {
    const pages = walk
    walk = undefined
    for (let next = await pages?.next(); next && !next.done; next = await pages?.next()) {
      const outcome = await renderer.drawAhead(...next.value)
      if (outcome === 'there') continue
      if (outcome === 'unkept') unkept += 1
      if (unkept > MOST_UNKEPT) break
      walk = pages
      return true
    }
    walkedAt = clock().getTime()
    // Lists are old after a minute: whoever asks for one first is nobody's loss.
    pagesOf = goodsPages
    return false
  }

  async function drawPortion(): Promise<number> {
    const until = performance.now() + PORTION
    for (let drawn = 0; ; drawn += 1) {
      const begun = performance.now()
      if (!(await drawNext())) return drawn
      const free = await spare.rest(performance.now() - begun)
      if (!free || performance.now() > until) return drawn + 1
    }
  }

  return {
    name: 'pages-ahead',
    everySeconds: EVERY_SECONDS,
    async run() {
      if (!walk && Math.abs(clock().getTime() - walkedAt) < AGAIN_AFTER) return 0
      if (database.isAway() || !(await spare.rest(0))) return 0
      if (!walk && !(await isOpen(database.read))) return 0
      // One that fails waits as long as one that ends.
      if (!walk) {
        walkedAt = clock().getTime()
        unkept = 0
      }
      walk ??= firstOf(most, inEachLanguage(pagesOf(database.read)))
      return drawPortion().catch((error) => {
        // Nobody can be answered just now: that is said elsewhere.
        if (error instanceof Refusal) return 0
        throw error
      })
    },
  }
}

async function* inEachLanguage(places: AsyncIterable<string>): AsyncGenerator<[string, Language]> {
  for await (const place of places) for (const language of LANGUAGES) yield [place, language]
}

async function* firstOf<T>(most: number, all: AsyncIterable<T>): AsyncGenerator<T> {
  let left = most
  for await (const one of all) {
    if (left <= 0) return
    left -= 1
    yield one
  }
}
