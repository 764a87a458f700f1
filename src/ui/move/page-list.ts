/** The pages a pager shows: both ends, the neighbours of the current one, and `gap` where some are left out. */
export function pageList(current: number, pages: number, around = 1): (number | 'gap')[] {
  const wanted = new Set([1, pages])
  for (let page = current - around; page <= current + around; page++) wanted.add(page)
  // At the ends the row keeps its length, so the next button does not wander under the pointer.
  const row = 3 + 2 * around
  if (current <= around + 2) for (let page = 1; page <= row - 1; page++) wanted.add(page)
  if (current >= pages - around - 1) for (let page = pages - row + 2; page <= pages; page++) wanted.add(page)

  const kept = [...wanted].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
  return kept.flatMap((page, index) => {
    const before = kept[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page]
  })
}

export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, perPage)))
}
