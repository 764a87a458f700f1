/** The lists a person may keep views of. */
export const VIEWED_LISTS = ['orders', 'products', 'buyers', 'requests'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

export const MOST_VIEWS = 20
export const ASKED_LENGTH = 1000

/** Where in a list somebody is, which is no part of what they want to see of it; nor is how they came to see all of it. */
const NOT_ASKED = ['after', 'before', 'page', 'view']

/** What an address asks of a list, always spelled the same way: two that ask for the same are equal. */
export function tidyAsked(address: string): string {
  const kept = [...new URLSearchParams(address)].filter(([name, value]) => value && !NOT_ASKED.includes(name))
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
