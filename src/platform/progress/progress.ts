import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'

/** How far a step has come. */
export type Tick = (done: number, total: number) => void

/** What a person who waits is told. Steps may run beside one another. */
export type Progress = {
  step<T, S extends Sentence>(
    name: S,
    work: (tick: Tick) => Promise<T>,
    inputs?: Parameters<S>[0],
  ): Promise<T>
}

/** For tests, and wherever nobody waits. */
export const silentProgress: Progress = { step: (_name, work) => work(() => {}) }

/** A step's name in the reader's language, or in both where nobody told which it is. */
export const nameStep = (name: Sentence, inputs: object = {}, languages: readonly Language[]) =>
  languages.map((locale) => name(inputs as never, { locale })).join(' / ')

/** Whether a step went well and how long it took: what stays to be read of it. */
export type StepEnd = { name: string; failed: boolean; seconds: number }

/** Steps of which only the end is told, such as lines in a file or in the log. */
export const createLineProgress = (
  languages: readonly Language[],
  tell: (end: StepEnd) => void,
): Progress => ({
  async step(name, work, inputs) {
    const started = performance.now()
    const end = (failed: boolean) =>
      tell({ name: nameStep(name, inputs, languages), failed, seconds: (performance.now() - started) / 1000 })
    try {
      const result = await work(() => {})
      end(false)
      return result
    } catch (error) {
      end(true)
      throw error
    }
  },
})
