import type { Sentence } from '#platform/refusal.ts'
import type { Arguments, Typed } from './arguments.ts'
import type { SellerShop } from './seller-shop.ts'

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

export type Command = {
  name: string
  /** One line for the list of commands. */
  summary: Sentence
  /** What `help NAME` tells beside the usage. */
  details: Sentence
  acts: readonly Act[]
}

type None = Record<never, never>

/** Keeps the types of what is typed for `run`, and forgets them for the table. */
export const act = <W extends Arguments = None, O extends Arguments = None>(one: Act<W, O>): Act =>
  one as unknown as Act
