import * as m from '#words'
import { CODES, type Code } from './contract/envelope.ts'
import type { Language } from './i18n/language.ts'
import { type InBoth, tellInputs } from './i18n/tell-inputs.ts'

/** A sentence of `messages/`. */
export type Sentence = (inputs: never, options?: { locale?: Language }) => string

type Inputs<S extends Sentence> = InBoth<Parameters<S>[0]>

/**
 * A rule said no. It rolls the write back and reaches the caller as code 0 with its sentence in their language.
 * Anything else that is thrown is a bug and answers 500.
 */
export class Refusal extends Error {
  readonly sentence: Sentence
  readonly inputs: Record<string, unknown>
  readonly status: number
  readonly data: unknown
  readonly code: Exclude<Code, 1>

  constructor(
    sentence: Sentence,
    inputs: Record<string, unknown>,
    status: number,
    data: unknown,
    code: Exclude<Code, 1> = CODES.refused,
  ) {
    super(sentence.name)
    this.code = code
    this.sentence = sentence
    this.inputs = inputs
    this.status = status
    this.data = data
  }

  /** The name it has on the wire. */
  get reason(): string {
    return this.sentence.name
  }

  say(language: Language): string {
    return this.sentence(tellInputs(this.inputs, language) as never, { locale: language })
  }
}

export function refuse<S extends Sentence>(sentence: S, inputs?: Inputs<S>, data?: unknown): never {
  if (!sentence) throw new Error('No such word: npm run words compiles those of messages/')
  throw new Refusal(sentence, inputs ?? {}, 200, data ?? null)
}

/** For a call open to all, a part of which is for buyers only: the visitor has to log in first. */
export function refuseVisitor(): never {
  throw new Refusal(m.shell_login_expired, {}, 200, null, CODES.noToken)
}

/** A refusal of the transport itself, with the HTTP status that says so. */
export function refuseTransport<S extends Sentence>(status: number, sentence: S, inputs?: Inputs<S>): never {
  throw new Refusal(sentence, inputs ?? {}, status, null)
}
