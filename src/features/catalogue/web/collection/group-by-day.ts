export type DayGroup<T> = { day: string; items: T[] }

/** Neighbours of one day stand together; the order within stays. */
export function groupByDay<T>(items: readonly T[], timeOf: (item: T) => string): DayGroup<T>[] {
  const groups: DayGroup<T>[] = []
  for (const item of items) {
    const day = timeOf(item).slice(0, 10)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}
