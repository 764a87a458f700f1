/** A module of the build: what it weighs, what it needs at once. */
export type Module = { size: number; needs: readonly string[] }

export type Graph = {
  modules: ReadonlyMap<string, Module>
  /** Each page by the modules it starts from, and how much its visits count. */
  pages: readonly { starts: readonly string[]; visits: number }[]
}

/**
 * What a file costs beside its bytes, as if it were so much source: a request, its headers, and text the compressor
 * cannot learn from. Dearer files are fewer, and carry more that a page does not need.
 */
const COST_OF_FILE = 3500

type Chunk = { pages: Set<number>; size: number; modules: string[] }

/**
 * Which modules travel together. Those the same pages need are one file to begin with; then the two files are joined
 * whose joining saves the most requests for the bytes it wastes, until none saves anything. What only one page needs is
 * left out: it goes with the page itself.
 */
export function planChunks(graph: Graph): Map<string, string> {
  const chunks = sharedChunks(graph)
  const savings = chunks.map((one) => chunks.map((other) => savedBy(one, other, graph.pages)))
  for (;;) {
    const best = bestPair(chunks, savings, graph)
    if (!best) break
    join(chunks, savings, best, graph)
  }
  const plan = chunks.map(({ modules }, at) => modules.map((id) => [id, `part-${at}`] as const))
  return new Map(plan.flat())
}

/** What joining any two saves; kept, for a joining changes one row of it, and working out all of them takes a second. */
type Savings = number[][]

function join(chunks: Chunk[], savings: Savings, [one, other]: [number, number], { pages }: Graph): void {
  const [kept] = chunks.slice(one, one + 1) as [Chunk]
  const [gone] = chunks.splice(other, 1) as [Chunk]
  savings.splice(other, 1)
  for (const row of savings) row.splice(other, 1)
  kept.modules.push(...gone.modules)
  kept.size += gone.size
  for (const page of gone.pages) kept.pages.add(page)
  savings[one] = chunks.map((chunk) => savedBy(kept, chunk, pages))
  for (const [at, row] of savings.entries()) row[one] = savings[one][at] ?? 0
}

function sharedChunks({ modules, pages }: Graph): Chunk[] {
  const needed = pages.map(({ starts }) => reach(modules, starts))
  const chunks = new Map<string, Chunk>()
  for (const [id, { size }] of modules) {
    const by = needed.flatMap((ids, page) => (ids.has(id) ? [page] : []))
    if (by.length < 2) continue
    const chunk = chunks.get(String(by)) ?? { pages: new Set(by), size: 0, modules: [] }
    chunk.modules.push(id)
    chunk.size += size
    chunks.set(String(by), chunk)
  }
  return [...chunks.values()]
}

function reach(modules: Graph['modules'], starts: readonly string[]): Set<string> {
  const found = new Set(starts)
  for (const id of found) for (const next of modules.get(id)?.needs ?? []) found.add(next)
  return found
}

/** The places of the two, the earlier one first. */
function bestPair(chunks: Chunk[], savings: Savings, graph: Graph): [number, number] | undefined {
  const good: { one: number; other: number; saved: number }[] = []
  for (const [one, row] of savings.entries())
    for (let other = one + 1; other < row.length; other += 1) {
      const saved = row[other] ?? 0
      if (saved > 0) good.push({ one, other, saved })
    }
  good.sort((a, b) => b.saved - a.saved)
  const inCircles = circleFinder(chunks, graph)
  const best = good.find(({ one, other }) => !inCircles(chunks[one] as Chunk, chunks[other] as Chunk))
  return best && [best.one, best.other]
}

function savedBy(one: Chunk, other: Chunk, pages: Graph['pages']): number {
  let saved = 0
  for (const [page, { visits }] of pages.entries()) {
    const [hasOne, hasOther] = [one.pages.has(page), other.pages.has(page)]
    if (hasOne && hasOther) saved += visits * COST_OF_FILE
    else if (hasOne) saved -= visits * other.size
    else if (hasOther) saved -= visits * one.size
  }
  return saved
}

/** Two files that reach each other through a third may not be one: it would need itself. */
function circleFinder(chunks: Chunk[], { modules }: Graph) {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const needs = new Map(
    chunks.map((chunk) => {
      const next = chunk.modules.flatMap((id) => modules.get(id)?.needs ?? []).map((id) => chunkOf.get(id))
      return [chunk, new Set(next.filter((found) => found !== undefined && found !== chunk))] as const
    }),
  )
  const reaches = (from: Chunk, to: Chunk) => {
    const found = new Set([...(needs.get(from) ?? [])].filter((next) => next !== to))
    for (const one of found)
      for (const next of needs.get(one as Chunk) ?? []) {
        if (next === to) return true
        found.add(next)
      }
    return false
  }
  return (one: Chunk, other: Chunk) => reaches(one, other) || reaches(other, one)
}
