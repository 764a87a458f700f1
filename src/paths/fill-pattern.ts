import { placeOf } from '#platform/i18n/language-address.ts'
import { PATTERNS, type PageName } from './patterns.ts'

type NamesIn<Pattern extends string> = Pattern extends `${infer Left}/${infer Rest}`
  ? NamesIn<Left> | NamesIn<Rest>
  : Pattern extends `:${string}?`
    ? never
    : Pattern extends `:${infer Name}`
      ? Name
      : never

type Filled<Page extends PageName> = Record<NamesIn<(typeof PATTERNS)[Page]>, string | number>

/** The path of a page, with everything its pattern asks for; what may be left out is left out. */
export function fill<Page extends PageName>(page: Page, params: Filled<Page>): string {
  let path = '/'
  for (const [at, piece] of piecesOf(page).entries()) {
    path += at % 2 === 0 ? piece : encodeURIComponent(params[piece as keyof typeof params])
  }
  return path
}

const pieces = new Map<PageName, readonly string[]>()

/** What stands in a pattern, and every second the name of what is put there. A page has a hundred links: each pattern is cut once. */
function piecesOf(page: PageName): readonly string[] {
  const known = pieces.get(page)
  if (known) return known
  const cut = PATTERNS[page].replace(/\/:\w+\?/g, '').split(/:(\w+)/)
  pieces.set(page, cut)
  return cut
}

/** What is asked for stands behind the path; what is not, does not. */
export function withQuery(path: string, asked: Record<string, string | number | undefined>): string {
  let query = ''
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined || value === '') continue
    query += `${query ? '&' : '?'}${typeof value === 'number' ? `${name}=${value}` : new URLSearchParams({ [name]: value })}`
  }
  return path + query
}

/** Whether a path is a page's, whatever its case, its language and its slashes at the end. */
export const isAt = (page: PageName, pathname: string): boolean => shapeOf(page).test(placeOf(pathname))

/** What stands in a path where its pattern has a name, still encoded; nothing when it is another page's. */
export const match = (page: PageName, pathname: string): Record<string, string | undefined> | undefined => {
  const found = shapeOf(page).exec(placeOf(pathname))
  return found ? { ...found.groups } : undefined
}

const shapes = new Map<PageName, RegExp>()

function shapeOf(page: PageName): RegExp {
  const known = shapes.get(page)
  if (known) return known
  const source = PATTERNS[page]
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]*))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const shape = new RegExp(`^/${source}/*$`, 'i')
  shapes.set(page, shape)
  return shape
}
