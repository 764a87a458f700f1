import { isSignedByShop, signAsShop } from '#features/site/server/sign-as-shop.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** `1794000000.signature`: until when its holder may look around in a shop that is not open yet. */
export async function makePass(tx: ReadTx, until: Date): Promise<string> {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds}.${await signAsShop(tx, 'preview', textOf(seconds))}`
}

/** Until when a pass holds; nothing for one that is over or was not made here. */
export async function readPass(tx: ReadTx, pass: string, now: Date): Promise<Date | undefined> {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? []
  if (!seconds || !signature) return undefined
  if (!(await isSignedByShop(tx, 'preview', textOf(Number(seconds)), signature))) return undefined
  const until = new Date(Number(seconds) * 1000)
  return now < until ? until : undefined
}

const textOf = (seconds: number) => `preview:${seconds}`
