import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { WriteTx } from '#platform/database/tx.ts'

/** As every app that shows codes expects it: six digits, thirty seconds, SHA-1 (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks of phones differ: the code before and the one after count too. */
const WINDOW = 1

export const makeSecret = (): string => new Secret({ size: 20 }).base32

export const factorAddress = (secret: string, email: string, shop: string): string =>
  new TOTP({ ...SHAPE, issuer: shop, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The time step whose code it is, if it is one of this moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

const CODES = 10
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const makeCode = () =>
  Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/** Read as people copy it from paper. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()

/** Ten codes, each good for one login without the app; the ones before are good for nothing. Shown only now. */
export async function replaceRecoveryCodes(tx: WriteTx, personId: number): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  const codes = Array.from({ length: CODES }, makeCode)
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ person_id: personId, code_hash: hashRecoveryCode(code), used_at: null })))
    .execute()
  return codes
}
