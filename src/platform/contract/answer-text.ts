import type { Answer } from './envelope.ts'

const kept = new WeakMap<Answer<unknown>, string>()

/** An answer that is kept for whoever asks again is sent as well: it is written out once. */
export function keepText(answer: Answer<unknown>): string {
  const text = JSON.stringify(answer)
  kept.set(answer, text)
  return text
}

export const textOf = (answer: Answer<unknown>) => kept.get(answer) ?? JSON.stringify(answer)
