import { randomBytes } from 'node:crypto'

/** As many as a policy asks for, so that nobody guesses one. */
const BYTES = 16
const AT_ONCE = 256
let drawn = Buffer.alloc(0)
let used = 0

/** Marks the scripts of one page as ours. Drawn many at a time: to ask for random bytes costs more than they do. */
export function makeNonce(): string {
  if (used === drawn.length) {
    drawn = randomBytes(BYTES * AT_ONCE)
    used = 0
  }
  used += BYTES
  return drawn.toString('base64url', used - BYTES, used)
}
