import { createSecretKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** Settings of the keys that seal secrets in the database, a part of those in config.ts. */
export const secretSettings = {
  FACTOR_KEY: z.string().optional(),
  FACTOR_KEY_BESIDE: z.string().optional(),
}

/** Two at a time (decision 69): `today` seals; `beside` only opens, while one takes the place of the other. */
export type SecretKeys = { today?: KeyObject | undefined; beside?: KeyObject | undefined }

const BYTES = 32

/** The keys, or everything that is wrong with them. */
export function readSecretKeys(given: z.output<z.ZodObject<typeof secretSettings>>): SecretKeys | string[] {
  const keys = { today: readKey(given.FACTOR_KEY), beside: readKey(given.FACTOR_KEY_BESIDE) }
  const faults = [
    ...(given.FACTOR_KEY && !keys.today ? [`FACTOR_KEY: ${NO_KEY}`] : []),
    ...(given.FACTOR_KEY_BESIDE && !keys.beside ? [`FACTOR_KEY_BESIDE: ${NO_KEY}`] : []),
  ]
  return faults.length > 0 ? faults : keys
}

const NO_KEY = 'is no key of 32 bytes; openssl rand -base64 32 makes one'

/** In base64, or in hex. */
export function readKey(text = ''): KeyObject | undefined {
  const written = text.trim()
  const bytes = Buffer.from(written, /^[0-9a-f]{64}$/i.test(written) ? 'hex' : 'base64')
  return bytes.length === BYTES ? createSecretKey(bytes) : undefined
}
