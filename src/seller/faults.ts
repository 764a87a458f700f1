import type { Answer } from '#platform/contract/envelope.ts'
import type { Sentence } from '#platform/refusal.ts'

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

/** The data of an answer; a refused one ends the command. */
export function needData<T>(answer: Answer<T>): T {
  if (answer.code !== 1) throw new Refused(answer)
  return answer.data
}
