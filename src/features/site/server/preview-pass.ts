import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSecret } from '#features/site/server/read-secret.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** `1794000000.signature`: until when its holder may look around in a shop that is not open yet. */
export async function makePass(tx: ReadTx, until: Date): Promise<string> {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds}.${sign(await readSecret(tx, 'preview'), seconds)}`
}

/** Until when a pass holds; nothing for one that is over or was not made here. */
export async function readPass(tx: ReadTx, pass: string, now: Date): Promise<Date | undefined> {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? []
  if (!seconds || !signature) return undefined
  const expected = Buffer.from(sign(await readSecret(tx, 'preview'), Number(seconds)))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined
  const until = new Date(Number(seconds) * 1000)
  return now < until ? until : undefined
}

const sign = (secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`preview:${seconds}`).digest('base64url')
