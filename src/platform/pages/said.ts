import { readCookie } from '#platform/contract/cookies.ts'
import { encodeEntities } from '#platform/encode-entities.ts'

/** What a page says of a form that was sent without a script: once, on the page that comes next. */
export type Said = { text: string; good: boolean }

const NAME = 'said'
/** Long enough for a slow line, short enough that nobody is told of it the day after. */
const SECONDS = 60
const LONGEST = 300

/** A cookie: an address can be made by anybody, and would put anybody's words on our pages. */
export const saidLine = ({ text, good }: Said, publicUrl: string) =>
  lineOf(encodeURIComponent((good ? '+' : '-') + text.slice(0, LONGEST).toWellFormed()), SECONDS, publicUrl)

export const forgetSaid = (publicUrl: string) => lineOf('', 0, publicUrl)

const lineOf = (value: string, seconds: number, publicUrl: string) =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${publicUrl.startsWith('https:') ? '; Secure' : ''}`

export function readSaid(cookies = ''): Said | undefined {
  const kept = readCookie(NAME, cookies)
  if (!kept || kept.length < 2) return undefined
  return { text: kept.slice(1, LONGEST + 1), good: kept.startsWith('+') }
}

/** Stands before everything React knows of: an `output` is nowhere else at that place, so that it takes none for its own. */
export const drawSaid = ({ text, good }: Said) =>
  `<output class="said"${good ? '' : ' data-refused=""'}>${encodeEntities(text)}</output>`
