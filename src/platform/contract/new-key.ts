/**
 * A key for a write that may be sent twice and must be done once. `crypto.randomUUID` would do, but browsers keep it from
 * pages without HTTPS, such as a demo shop opened from the next desk.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
