import { readCookie } from '#platform/contract/cookies.ts'

/** Which colours somebody wants: those of their system, unless they chose. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'theme'
/** Where a form that chooses leads. */
export const THEME_PATH = '/theme'

export function readTheme(cookies = ''): Theme {
  const chosen = readCookie(THEME_COOKIE, cookies)
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

/** Both for every screen and for none, said in a way that fits where the question was. */
const ASKED = { dark: '(min-width: 0)', light: '(max-width: 0)' }

/** What a page asks the system about is answered for it: the page itself knows nothing of the choice. */
export const inTheme = (theme: Theme, html: readonly string[]): readonly string[] =>
  theme === 'system'
    ? html
    : html.map((piece) => piece.replaceAll('(prefers-color-scheme: dark)', ASKED[theme]))
