import { isAt } from './fill-pattern.ts'
import { DATA } from './only-asked.ts'
import { PATTERNS, type PageName } from './patterns.ts'

/** The page at a path, or whose data is asked for there; of two that fit, the one whose pattern says more. */
export function namePage(pathname: string): PageName | undefined {
  const place = pathname.replace(DATA, '') || '/'
  return NAMES.find((name) => isAt(name, place))
}

const freedom = (name: PageName) => PATTERNS[name].split(':').length

const NAMES = (Object.keys(PATTERNS) as PageName[]).sort((one, other) => freedom(one) - freedom(other))
