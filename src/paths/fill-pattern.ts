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
export const fill = <Page extends PageName>(page: Page, params: Filled<Page>): string =>
  `/${PATTERNS[page]
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, name: keyof typeof params) => encodeURIComponent(params[name]))}`

/** What is asked for stands behind the path; what is not, does not. */
export function withQuery(path: string, asked: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether a path is a page's, whatever its case, its language and its slashes at the end. */
export const isAt = (page: PageName, pathname: string): boolean => match(page, pathname) !== undefined

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
