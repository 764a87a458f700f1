import type { Floor } from './catalogue-contract.ts'

/** As many as stand beside the door of a floor. */
const ON_FLOOR = 4

/** What stands on each floor that stands nowhere else on the page: nothing is shown twice. By category. */
export function clearFloors(floors: readonly Floor[], elsewhere: readonly { id: number }[]) {
  const shown = new Set(elsewhere.map(({ id }) => id))
  return new Map(
    floors.map(({ category_id, products }) => [
      category_id,
      products.filter(({ id }) => !shown.has(id)).slice(0, ON_FLOOR),
    ]),
  )
}
