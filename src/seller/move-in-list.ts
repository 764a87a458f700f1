import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { whole } from './arguments.ts'
import type { Columns } from './columns.ts'
import { type Act, act } from './command.ts'
import { needData } from './faults.ts'
import { listOf } from './show.ts'

type Row = { id: number }

type Ordered<T extends Row> = {
  list(api: Api): Promise<Answer<T[]>>
  /** Whether two stand in one order, where the list holds several of them. */
  together?(one: T, other: T): boolean
  /** Gives the ids their new order; `moved` is the one that was meant, where there is such a one. */
  order(api: Api, ids: number[], moved: T | undefined): Promise<Answer<T[]>>
  columns: Columns<T>
}

/** `move ID PLACE`: 1 is the first. */
export const moveInList = <T extends Row>({ list, together = () => true, order, columns }: Ordered<T>): Act =>
  act({
    name: 'move',
    words: { id: whole('ID'), place: whole('PLACE') },
    async call(api, { id, place }) {
      const all = needData(await list(api))
      const moved = all.find((one) => one.id === id)
      const ids = all.filter((one) => !moved || together(one, moved)).map((one) => one.id)
      return order(api, placed(ids, id, place), moved)
    },
    show: listOf(columns),
  })

/** The ids in the order that has this one at this place; those behind it give way. */
const placed = (ids: readonly number[], id: number, place: number): number[] =>
  ids.filter((one) => one !== id).toSpliced(Math.max(0, place - 1), 0, id)
