import { useMatches } from 'react-router'
import { paths } from '#paths'

/**
 * What stands around a page on a phone; wide screens keep the shop's bars. A page says which it wants in one line,
 * `export const handle = focusShell(m.checkout_title, paths.cart)`, and one that says nothing is for looking around.
 */
export type PageShell =
  /** A row with the search, and the bar with the main places. */
  | { kind: 'browse' }
  /** One thing to do: a row that leads back, the act at the lower edge, and nothing that leads away from it. */
  | { kind: 'focus'; title: () => string; parent: () => string }
  /** A room of the account: a row with its name, and the bar with the main places. */
  | { kind: 'account'; title: () => string; parent?: () => string }

type Handle = { shell: PageShell }

export const focusShell = (title: () => string, parent: () => string): Handle => ({
  shell: { kind: 'focus', title, parent },
})

/** A room one enters from the account's home. */
export const accountShell = (title: () => string): Handle => ({
  shell: { kind: 'account', title, parent: paths.accountHome },
})

/** The account's home and the cart stand in the bar themselves: nothing lies before them. */
export const mainPlaceShell = (title: () => string): Handle => ({ shell: { kind: 'account', title } })

const BROWSE: PageShell = { kind: 'browse' }

export function usePageShell(): PageShell {
  const page = useMatches().findLast(({ handle }) => (handle as Partial<Handle> | undefined)?.shell)
  return (page?.handle as Handle | undefined)?.shell ?? BROWSE
}
