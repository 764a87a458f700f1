import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import type { Arguments, Typed } from './arguments.ts'
import { type Act, act } from './command.ts'

/** `off` and `on`: one call that is told which. */
export const onAndOff = <T, W extends Arguments>(
  words: W,
  call: (api: Api, typed: Typed<W>, on: 0 | 1) => Promise<Answer<T>>,
): readonly Act[] => [
  act({ name: 'off', words, call: (api, typed) => call(api, typed, 0) }),
  act({ name: 'on', words, call: (api, typed) => call(api, typed, 1) }),
]
