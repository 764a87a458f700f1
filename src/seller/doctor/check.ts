import type { Config } from '#platform/config.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'

/** `warns`: it works, and somebody should know. */
export type State = 'holds' | 'warns' | 'fails'

export type Finding = { state: State; say(locale: Language): string }

export type Patient = {
  root: string
  config: Config
  databaseUrl: string
  tx: ReadTx
  now: Date
}

/** One thing the doctor looks at. What throws has failed. */
export type Check = {
  name: string
  title: Sentence
  look(patient: Patient): Promise<Finding>
}

const finding =
  (state: State) =>
  <S extends Sentence>(sentence: S, inputs?: Parameters<S>[0]): Finding => ({
    state,
    say: (locale) => sentence((inputs ?? {}) as never, { locale }),
  })

export const holds = finding('holds')
export const warns = finding('warns')
export const fails = finding('fails')
