import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import type { Sentence } from '#platform/refusal.ts'
import { type Arguments, optional, type Typed, whole } from './arguments.ts'
import type { Columns } from './columns.ts'
import { type Act, act } from './command.ts'
import type { Paged } from './output.ts'

const PAGE = { page: optional(whole('NUMBER')) }

type PageAct<Row, W extends Arguments, O extends Arguments> = Pick<
  Act<W, O>,
  'name' | 'words' | 'options'
> & {
  call(api: Api, typed: Typed<W> & Typed<O> & Typed<typeof PAGE>): Promise<Answer<Paged<Row>>>
  columns: Columns<Row>
  /** What is said where there is nothing to list. */
  nothing?: Sentence
}

type None = Record<never, never>

/** Shows a list a page at a time, `--page NUMBER`, and which page it is. */
export const pageAct = <Row, W extends Arguments = None, O extends Arguments = None>({
  columns,
  nothing,
  options,
  ...one
}: PageAct<Row, W, O>): Act =>
  act<Paged<Row>, W, O & typeof PAGE>({
    ...one,
    options: { ...(options as O), ...PAGE },
    show(list, output) {
      if (nothing && list.data.length === 0) return output.line(output.say(nothing))
      output.list(list.data, columns)
      output.page(list)
    },
  })
