import type { ParseArgsConfig, parseArgs } from 'node:util'
import type { Answer } from '#platform/contract/envelope.ts'
import type { Sentence } from '#platform/refusal.ts'
import type { SellerShop } from './seller-shop.ts'

export type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: true }>
>['values']

/** What was typed behind the command's name: its options, and the plain words in their order. */
export type Arguments<O extends Options> = { values: Values<O>; words: readonly string[] }

export type Command<O extends Options = Options> = {
  name: string
  /** How it is typed, a line for each form. */
  usage: readonly string[]
  /** One line for the list of commands. */
  summary: Sentence
  /** What `help NAME` tells beside the usage. */
  details: Sentence
  options: O
  run(args: Arguments<O>, shop: SellerShop): Promise<void>
}

/** Keeps the types of a command's options for its `run`, and forgets them for the table of commands. */
export const command = <const O extends Options>(one: Command<O>): Command => one as unknown as Command

/** It was typed wrongly; exit code 2. */
export class UsageFault extends Error {
  readonly sentence: Sentence
  readonly inputs: object
  constructor(sentence: Sentence, inputs: object) {
    super(sentence.name)
    this.sentence = sentence
    this.inputs = inputs
  }
}

export function refuseUsage<S extends Sentence>(sentence: S, inputs?: Parameters<S>[0]): never {
  throw new UsageFault(sentence, inputs ?? {})
}

/** It was understood and refused, with the answer that says why; exit code 1. */
export class Refused extends Error {
  readonly answer: Answer<unknown>
  constructor(answer: Answer<unknown>) {
    super(answer.msg)
    this.answer = answer
  }
}
