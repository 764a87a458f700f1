/** Where in a list somebody is; another filter begins at the beginning again. */
const PLACES = ['after', 'before', 'page', 'view']

/** All of a list: its bare address opens the view somebody chose to begin with. */
const ALL = '?view=all'

/** The list's address with some of what it asks changed; an empty value is taken out. */
export function asking(
  asked: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const next = new URLSearchParams(asked)
  for (const place of PLACES) next.delete(place)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next.size === 0 ? ALL : `?${next}`
}

/** What one part of the address says, cut to what a call takes; '' where it says nothing. */
export const textIn = (asked: URLSearchParams, name: string, most = 60): string =>
  (asked.get(name) ?? '').trim().slice(0, most)

/** The same for a number; nothing where it is none. */
export function numberIn(asked: URLSearchParams, name: string): number | undefined {
  const number = Number(asked.get(name) ?? Number.NaN)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** The same for one of some words; nothing where it is none of them. */
export const oneIn = <T extends string>(
  asked: URLSearchParams,
  name: string,
  words: readonly T[],
): T | undefined => words.find((word) => word === asked.get(name))
