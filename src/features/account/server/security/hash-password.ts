import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'

/**
 * Argon2id with the parameters OWASP names first for it: 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A flood of logins may take this much of the machine and no more; who comes when the queue is full is sent away. */
const AT_ONCE = 2
const MAX_WAITING = 200

const turns = limitConcurrency(AT_ONCE)

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.waiting() >= MAX_WAITING) refuseTransport(503, m.shell_busy)
  return turns.take(work)
}

/** How much of this work was done so far: whoever counts it need not measure time. */
export const hashesMade = (): number => turns.begun()

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, STRENGTH))

let nobodys: Promise<string> | undefined

/**
 * True when the password is the one behind the hash. Without a hash (an unknown number, a closed account) the same
 * work is done against nobody's hash, so that the time it takes tells nothing.
 */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const usable = kept?.startsWith('$argon2') ? kept : undefined
  const right = await inTurn(async () => verify(usable ?? (await nobodysHash()), password))
  return usable !== undefined && right
}

/** As strong as everybody's. */
export function nobodysHash(): Promise<string> {
  nobodys ??= hash(randomBytes(24).toString('base64url'), STRENGTH)
  return nobodys
}
