const SECRET = /password|secret|token|_key$/i
/** Enough to know what was done; a page's whole text or a file of rows stands elsewhere. */
const LETTERS = 200
const PIECES = 20

/** What was sent, short and without secrets, as the trail of an act that says nothing itself. */
export function hideSecrets(value: unknown, name = ''): unknown {
  if (SECRET.test(name)) return '…'
  if (typeof value === 'string') return value.length > LETTERS ? `${value.slice(0, LETTERS)}…` : value
  if (Array.isArray(value)) {
    const shown = value.slice(0, PIECES).map((one) => hideSecrets(one))
    return value.length > PIECES ? [...shown, `… ${value.length}`] : shown
  }
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '…' : value
  const known = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null
  // A stream, a buffer: something with a life of its own.
  if (!known) return '…'
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hideSecrets(one, key)]))
}
