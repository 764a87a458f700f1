import type { Entry, Features } from './act.ts'
import { entriesOf } from './act.ts'
import type { Answered, Answerer } from './answerer.ts'
import type { Api } from './api-types.ts'
import type { Caller } from './run-call.ts'

export type ApiInProcess = (caller: Caller, onAnswered?: (answered: Answered) => void) => Api

/** The same `api` the browser has, calling in process: same checks, no HTTP. For rendering pages and for commands. */
export function createApiInProcess(features: Features, answerer: Answerer): ApiInProcess {
  const entries = new Map<string, Map<string, Entry>>()
  for (const entry of entriesOf(features)) {
    const feature = entries.get(entry.feature) ?? new Map<string, Entry>()
    entries.set(entry.feature, feature.set(entry.name, entry))
  }
  return (caller, onAnswered) => {
    const feature = (name: string) =>
      new Proxy({} as Record<string, unknown>, {
        get: (_, call: string) => async (input: unknown) => {
          const entry = entries.get(name)?.get(call)
          if (!entry) throw new Error(`There is no call ${name}.${call}`)
          const answered = await answerer.answer(
            entry,
            input,
            input === undefined ? '' : JSON.stringify(input),
            caller,
          )
          onAnswered?.(answered)
          return answered.answer
        },
      })
    return new Proxy({} as Api, { get: (_, name: string) => feature(name) })
  }
}
