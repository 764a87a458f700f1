import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Arguments, type Typed, whole } from './arguments.ts'
import type { Columns } from './columns.ts'
import { type Act, act } from './command.ts'
import { needData } from './faults.ts'

/** A short list that is kept as a whole. Its lines are told by their number: 1 is the first. */
type NumberedList<T, W extends Arguments, O extends Arguments> = {
  columns: Columns<T & { number: number }>
  show(api: Api): Promise<Answer<T[]>>
  set(api: Api, all: T[]): Promise<Answer<unknown>>
  /** What is typed for a new line, and the line it makes. */
  add: { words: W; options: O; line(typed: Typed<W> & Typed<O>): T }
}

/** Shows such a list, adds to it, takes a line out of it. */
export function numberedListActs<T extends object, W extends Arguments, O extends Arguments>({
  columns,
  show,
  set,
  add: { words, options, line },
}: NumberedList<T, W, O>): readonly Act[] {
  const current = async (api: Api) => needData(await show(api))
  return [
    act({
      call: show,
      show: (all, output) =>
        output.list(
          all.map((one, at) => ({ ...one, number: at + 1 })),
          columns,
        ),
    }),
    act({
      name: 'add',
      words,
      options,
      call: async (api, typed) => set(api, [...(await current(api)), line(typed)]),
    }),
    act({
      name: 'remove',
      words: { number: whole('NUMBER') },
      call: async (api, { number }) => set(api, takeOut(await current(api), number)),
    }),
  ]
}

function takeOut<T>(all: readonly T[], number: number): T[] {
  if (number < 1 || number > all.length) return refuse(m.sellersite_no_line, { number })
  return all.toSpliced(number - 1, 1)
}
