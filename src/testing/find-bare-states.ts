/** A field or column that holds the state of an order, a request or an item. HTTP's have three digits. */
const FIELD = String.raw`\b(?:\w+_)?[sS]tatus\b|\b\w+Status\b`
const NUMBER = String.raw`-?[0-4](?![\w.])`

const BARE = [
  // status === 2, o.status <> 4, set status = 3, status = case when virtual then 2
  new RegExp(`(?:${FIELD})["'\`)]* *(?:[=!]==?|<>|[<>]=?|=)(?: case when .* then)? *${NUMBER}`),
  // status in (1, 2), .where('status', 'in', [1, 2]), .where('refund_status', '=', 1)
  new RegExp(`(?:${FIELD})(?: not)? in \\(${NUMBER}`),
  new RegExp(`(?:${FIELD})', '[a-z<>=! ]+', \\[?${NUMBER}`),
  // { status: 2 }, status?: 1 | 2, status = 1 as a default
  new RegExp(`(?:${FIELD})\\??: ${NUMBER}`),
  // A step of a table of moves, and the state a test expects
  new RegExp(`\\bfrom: \\[${NUMBER}`),
  new RegExp(`(?:${FIELD}|statusOf).*\\.toBe\\(${NUMBER}\\)`),
]

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/

/** Whether a line of code writes a state as a number, as far as its text can tell. */
export const hasBareState = (line: string): boolean =>
  !COMMENT.test(line) && BARE.some((pattern) => pattern.test(line))
