import { type Branch, flattenAndRankRoutes, matchRoutesImpl, stripBasename } from 'router:lib/router/utils.js'
import type { Path, RouteObject } from 'react-router'

/**
 * In the place of the router's own, which tries the pattern of every page for every address, twice a page: tried are those alone
 * that begin as the address does, or with whatever comes.
 *
 * @public for `router-parts-plugin.ts`
 */
export class V6RegExMatcher {
  #routes: RouteObject[] = []
  /** In the order in which they are tried. */
  #branches: Branch[] = []
  /** The same by how they begin. */
  #beginning = new Map<string, Branch[]>()
  readonly #basename: string

  constructor(basename: string) {
    this.#basename = basename
  }

  update(routes: RouteObject[]): void {
    this.#routes = routes
    this.#branches = flattenAndRankRoutes(routes)
    const beginnings = new Set([ANYTHING, ...this.#branches.map(({ path }) => beginningOf(path))])
    const thatMayBe = (beginning: string) =>
      this.#branches.filter(({ path }) => [beginning, ANYTHING].includes(beginningOf(path)))
    this.#beginning = new Map([...beginnings].map((beginning) => [beginning, thatMayBe(beginning)]))
  }

  match(location: string | Partial<Path>, allowPartial = false): unknown {
    const branches = allowPartial ? this.#branches : this.#branchesAt(location)
    return matchRoutesImpl(this.#routes, location, this.#basename, allowPartial, branches)
  }

  #branchesAt(location: string | Partial<Path>): Branch[] {
    const pathname = typeof location === 'string' ? location : (location.pathname ?? '/')
    const place = stripBasename(pathname, this.#basename) ?? ''
    // What is written in signs for signs may be any of them.
    if (place.includes('%')) return this.#branches
    const beginning = beginningOf(place)
    return this.#beginning.get(beginning) ?? this.#beginning.get(ANYTHING) ?? this.#branches
  }
}

const ANYTHING = '*'

/** Its first word, if it is one: a page is found in small letters and in capitals. */
function beginningOf(path: string): string {
  const first = BEGINNING.exec(path)?.[1] ?? ''
  return first.startsWith(':') || first.startsWith('*') ? ANYTHING : first.toLowerCase()
}

const BEGINNING = /^\/*([^/?#]*)/
