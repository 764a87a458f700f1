import { createTaggedCache } from '#platform/cache/tagged-cache.ts'
import { type Encoded, encodable } from '#platform/http/encoded.ts'
import type { Entry } from './act.ts'
import { VISITOR } from './actor.ts'
import type { Answer } from './envelope.ts'
import type { Caller, Runner } from './run-call.ts'

/** An answer with its bytes. `tags` is what it shows, when it may be kept; a page made of such answers may be too. */
export type Answered = {
  status: number
  answer: Answer<unknown>
  body: Encoded
  cached: { tags: readonly string[]; seconds: number } | undefined
}

export type Answerer = {
  /** The kept answer to exactly this request, without parsing it; nothing where a buyer has something of their own. */
  recall(entry: Entry, raw: string, caller: Pick<Caller, 'language'>, loggedIn: boolean): Answered | undefined
  answer(entry: Entry, input: unknown, raw: string, caller: Caller): Promise<Answered>
  drop(tags: readonly string[]): void
  clear(): void
}

const MAX_BYTES = 48 << 20
/** A request longer than this is not worth a place in memory. */
const MAX_RAW = 2000

const encodeAnswer = (answer: Answer<unknown>) => encodable(Buffer.from(JSON.stringify(answer)))

export function createAnswerer(runner: Runner, clock: () => Date): Answerer {
  const cached = createTaggedCache<Answered>({ maxBytes: MAX_BYTES, clock: () => clock().getTime() })
  const keyOf = (entry: Entry, raw: string, language: string) => `${entry.call.path} ${language} ${raw}`

  /** What may be kept is asked for as a visitor: nothing of one buyer may reach another. */
  async function computeShared(entry: Entry, input: unknown, caller: Caller): Promise<Answered> {
    const { status, answer } = await runner.run(entry, input, { ...caller, actor: VISITOR })
    const cache = answer.code === 1 ? entry.call.cache : undefined
    return {
      status,
      answer,
      body: encodeAnswer(answer),
      cached: cache && { tags: cache.tags(entry.call.input.parse(input ?? {})), seconds: cache.seconds },
    }
  }

  function shared(entry: Entry, input: unknown, raw: string, caller: Caller): Promise<Answered> {
    if (raw.length > MAX_RAW) return computeShared(entry, input, caller)
    return cached.getOrCompute(keyOf(entry, raw, caller.language), async () => {
      const value = await computeShared(entry, input, caller)
      if (!value.cached) return { value, cache: false }
      // The object and its bytes are both held, and compressed forms come on top.
      return { value, ...value.cached, bytes: value.body.plain.length * 4 + raw.length + 500 }
    })
  }

  return {
    recall(entry, raw, { language }, loggedIn) {
      if (!entry.call.cache || raw.length > MAX_RAW || (loggedIn && entry.personal)) return undefined
      return cached.get(keyOf(entry, raw, language))
    },
    async answer(entry, input, raw, caller) {
      if (!entry.call.cache) {
        const { status, answer } = await runner.run(entry, input, caller)
        return { status, answer, body: encodeAnswer(answer), cached: undefined }
      }
      const same = await shared(entry, input, raw, caller)
      if (!entry.personal || caller.actor.kind !== 'buyer') return same
      const { status, answer } = await runner.personalise(entry, same, caller)
      const unchanged = answer.code === same.answer.code && answer.data === same.answer.data
      const body = unchanged ? same.body : encodeAnswer(answer)
      return { status, answer, body, cached: undefined }
    },
    drop: (tags) => cached.drop(tags),
    clear: () => cached.clear(),
  }
}
