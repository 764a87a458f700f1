import { whole } from './arguments.ts'

/** `move ID PLACE`: 1 is the first. */
export const MOVE = { id: whole('ID'), place: whole('PLACE') }

/** The ids in the order that has this one at this place; those behind it give way. */
export function moveInList(ids: readonly number[], { id, place }: { id: number; place: number }): number[] {
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(Math.max(0, place - 1), 0, id)
}
