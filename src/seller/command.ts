import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import type { Sentence } from '#platform/refusal.ts'
import type { Arguments, Typed } from './arguments.ts'
import type { SellerShop } from './seller-shop.ts'
import type { Show } from './show.ts'

/** One thing a command does. Its usage, and how what was typed is read, come from its words and options. */
export type Act<W extends Arguments = Arguments, O extends Arguments = Arguments> = {
  /** The word behind the command's name that chooses it; absent for what the command does without one. */
  name?: string
  /** The plain words it takes, in their order. */
  words?: W
  options?: O
  /** Where words and options tell it badly: what is typed behind the names, a line for each form. */
  usage?: readonly string[]
  run(typed: Typed<W> & Typed<O>, shop: SellerShop): Promise<void>
}

/** What most acts are: a call of the shop with what was typed, and how its answer is shown; else its message is told. */
type Calling<T, W extends Arguments, O extends Arguments> = {
  call(api: Api, typed: Typed<W> & Typed<O>): Promise<Answer<T>>
  show?: Show<T>
}

export type Command = {
  name: string
  /** One line for the list of commands. */
  summary: Sentence
  /** What `help NAME` tells beside the usage. */
  details: Sentence
  acts: readonly Act[]
}

export const command = (
  name: string,
  summary: Sentence,
  details: Sentence,
  acts: readonly Act[],
): Command => ({ name, summary, details, acts })

type None = Record<never, never>

/** Keeps the types of what is typed for `call` or `run`, and forgets them for the table. */
export function act<T, W extends Arguments = None, O extends Arguments = None>(
  one: Omit<Act<W, O>, 'run'> & (Calling<T, W, O> | Pick<Act<W, O>, 'run'>),
): Act {
  const made: Act<W, O> = 'run' in one ? one : { ...one, run: (typed, shop) => runCall(one, typed, shop) }
  return made as unknown as Act
}

async function runCall<T, W extends Arguments, O extends Arguments>(
  { call, show }: Calling<T, W, O>,
  typed: Typed<W> & Typed<O>,
  { open, output }: SellerShop,
): Promise<void> {
  const { api } = await open()
  output.answer(await call(api, typed), show && ((answered) => show(answered, output)))
}
