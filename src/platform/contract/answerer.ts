import type { Lookout } from '#platform/cache/lookout.ts'
import { type Asked, createTaggedCache } from '#platform/cache/tagged-cache.ts'
import { weigh } from '#platform/cache/weigh.ts'
import { type Encoded, encodable } from '#platform/http/encoded.ts'
import { utf8Of } from '#platform/http/utf8.ts'
import type { Entry } from './act.ts'
import { VISITOR } from './actor.ts'
import { textOf } from './answer-text.ts'
import type { Answer } from './envelope.ts'
import type { Caller, Runner } from './run-call.ts'

/**
 * An answer. `cached` says what it shows and until when it may be kept, if it may; a page made of such answers may be
 * too. Its bytes are made when the first wants them: a page that is rendered wants none.
 */
export type Answered = {
  status: number
  answer: Answer<unknown>
  retryAfter?: number
  body?: Encoded
  cached: { tags: readonly string[]; until: number; watched: boolean } | undefined
}

export type Answerer = {
  /** The kept answer to exactly this request, without parsing it; nothing where a buyer has something of their own. */
  recall(entry: Entry, raw: string, caller: Pick<Caller, 'language'>, loggedIn: boolean): Answered | undefined
  answer(entry: Entry, input: unknown, raw: string, caller: Caller): Promise<Answered>
  drop(tags: readonly string[]): void
  clear(): void
  readonly asked: Readonly<Asked>
}

const MAX_BYTES = 16 << 20
/** A request longer than this is not worth a place in memory. */
const MAX_RAW = 2000

/** An answer as it travels. */
export function bodyOf(answered: Answered): Encoded {
  answered.body ??= encodable(utf8Of(textOf(answered.answer)))
  return answered.body
}

export function createAnswerer(runner: Runner, clock: () => Date, lookout?: Lookout): Answerer {
  const cached = createTaggedCache<Answered>({
    maxBytes: MAX_BYTES,
    clock: () => clock().getTime(),
    lookout,
  })
  const keyOf = (entry: Entry, raw: string, language: string) => `${entry.call.path} ${language} ${raw}`

  /** What may be kept is asked for as a visitor: nothing of one buyer may reach another. */
  async function computeShared(entry: Entry, input: unknown, caller: Caller): Promise<Answered> {
    const { status, answer, input: asked } = await runner.run(entry, input, { ...caller, actor: VISITOR })
    const cache = answer.code === 1 ? entry.call.cache : undefined
    if (!cache) return { status, answer, cached: undefined }
    const tags = cache.tags(asked, answer.data)
    const until = clock().getTime() + cache.seconds * 1000
    return { status, answer, cached: { tags, until, watched: cache.watched ?? false } }
  }

  const limited = (entry: Entry, caller: Caller): Answered | undefined => {
    const refused = runner.limitReading(entry, caller)
    return refused && { ...refused, cached: undefined }
  }

  async function shared(entry: Entry, input: unknown, raw: string, caller: Caller): Promise<Answered> {
    if (raw.length > MAX_RAW) return limited(entry, caller) ?? computeShared(entry, input, caller)
    const key = keyOf(entry, raw, caller.language)
    // Before the others come who wait for the same: who asks too often is refused alone.
    const refused = cached.holds(key) ? undefined : limited(entry, caller)
    if (refused) return refused
    return cached.getOrCompute(key, async () => {
      const value = await computeShared(entry, input, caller)
      if (!value.cached) return { value, cache: false }
      const { tags, watched } = value.cached
      // Its bytes, plain and compressed, may come on top.
      return { value, tags, watched, seconds: entry.call.cache?.seconds ?? 0, bytes: weigh(value.answer) * 2 }
    })
  }

  return {
    recall(entry, raw, { language }, loggedIn) {
      if (!entry.call.cache || raw.length > MAX_RAW || (loggedIn && entry.personal)) return undefined
      return cached.get(keyOf(entry, raw, language))
    },
    async answer(entry, input, raw, caller) {
      if (!entry.call.cache) {
        const refused = limited(entry, caller)
        if (refused) return refused
        return { ...(await runner.run(entry, input, caller)), cached: undefined }
      }
      const same = await shared(entry, input, raw, caller)
      if (!entry.personal || caller.actor.kind !== 'buyer') return same
      const { status, answer } = await runner.personalise(entry, same, caller)
      const unchanged = answer.code === same.answer.code && answer.data === same.answer.data
      return unchanged
        ? { ...same, body: bodyOf(same), cached: undefined }
        : { status, answer, cached: undefined }
    },
    drop: (tags) => cached.drop(tags),
    clear: () => cached.clear(),
    asked: cached.asked,
  }
}
