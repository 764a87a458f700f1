import { createCipheriv, createDecipheriv, createHash, type KeyObject, randomBytes } from 'node:crypto'

/** As text a column can keep: the mark of the key, then nonce, tag and what was sealed. */
const SEALED = 'sealed:'
const [CIPHER, NONCE, TAG] = ['aes-256-gcm', 12, 16] as const

/** Tells keys apart and gives nothing of them away. */
export const markOf = (key: KeyObject) =>
  createHash('sha256').update('xianji mark of a key').update(key.export()).digest('hex').slice(0, 12)

export const sealedWith = (key: KeyObject) => `${SEALED}${markOf(key)}:`
export const isSealed = (text: string) => text.startsWith(SEALED)

/** `owner` is part of the seal: what is moved to another row opens for nobody. */
export function sealSecret(key: KeyObject, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return sealedWith(key) + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** What was sealed; undefined where another key sealed it, or for another owner, or somebody changed it. */
export function openSealed(key: KeyObject, owner: string, sealed: string): string | undefined {
  const mark = sealedWith(key)
  if (!sealed.startsWith(mark)) return undefined
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url')
  try {
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    cipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
