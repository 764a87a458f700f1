/** Where no script runs the address says how one is asked: by a picture, in words, or no more, since the code was sent. */
const ASKED = ['picture', 'words', 'sent'] as const
export type PlainAsked = (typeof ASKED)[number]

export const readAsked = (query: URLSearchParams): PlainAsked | undefined =>
  ASKED.find((name) => name === query.get('picture'))

/** The same page, asking so. */
export const askingAt = (path: string, asked: PlainAsked): string =>
  `${path}${path.includes('?') ? '&' : '?'}picture=${asked}`
