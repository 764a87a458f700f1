import { createTaggedCache } from '#platform/cache/tagged-cache.ts'
import { type Encoded, encodable } from '#platform/http/encoded.ts'
import type { Entry } from './act.ts'
import type { Answer } from './envelope.ts'
import type { Caller, Runner } from './run-call.ts'

/** An answer with its bytes. `tags` is what it shows, when it may be kept; a page made of such answers may be too. */
export type Answered = {
  status: number
  answer: Answer<unknown>
  body: Encoded
  kept: { tags: readonly string[]; seconds: number } | undefined
}

export type Answerer = {
  /** The kept answer to exactly this request of a visitor, without parsing it. */
  recall(entry: Entry, raw: string, caller: Pick<Caller, 'language'>): Answered | undefined
  answer(entry: Entry, input: unknown, raw: string, caller: Caller): Promise<Answered>
  drop(tags: readonly string[]): void
  clear(): void
}

const MAX_BYTES = 48 << 20
/** A request longer than this is not worth a place in memory. */
const MAX_RAW = 2000

export function createAnswerer(runner: Runner, clock: () => Date): Answerer {
  const kept = createTaggedCache<Answered>({ maxBytes: MAX_BYTES, clock: () => clock().getTime() })
  const keyOf = (entry: Entry, raw: string, language: string) => `${entry.call.path} ${language} ${raw}`

  async function compute(entry: Entry, input: unknown, caller: Caller): Promise<Answered> {
    const { status, answer } = await runner.run(entry, input, caller)
    const keep = caller.actor.kind === 'visitor' && answer.code === 1 ? entry.call.keep : undefined
    return {
      status,
      answer,
      body: encodable(Buffer.from(JSON.stringify(answer))),
      kept: keep && { tags: keep.tags(entry.call.input.parse(input ?? {})), seconds: keep.seconds },
    }
  }

  return {
    recall: (entry, raw, { language }) =>
      entry.call.keep && raw.length <= MAX_RAW ? kept.get(keyOf(entry, raw, language)) : undefined,
    async answer(entry, input, raw, caller) {
      if (!entry.call.keep || caller.actor.kind !== 'visitor' || raw.length > MAX_RAW) {
        return compute(entry, input, caller)
      }
      return kept.fill(keyOf(entry, raw, caller.language), async () => {
        const value = await compute(entry, input, caller)
        if (!value.kept) return { value, keep: false }
        // The object and its bytes are both held, and compressed forms come on top.
        return { value, ...value.kept, bytes: value.body.plain.length * 4 + raw.length + 500 }
      })
    },
    drop: (tags) => kept.drop(tags),
    clear: () => kept.clear(),
  }
}
