import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopKey } from '#features/site/shop-keys.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** Signs with a key that was made with the database, is known to every process and never shown. */
export async function signAsShop(tx: ReadTx, key: ShopKey, text: string): Promise<string> {
  const { value } = await readKey(tx, key)
  return sign(value, text)
}

/** Whether the shop signed it, with the key of today or with the one before (decision 69). */
export async function isSignedByShop(
  tx: ReadTx,
  key: ShopKey,
  text: string,
  signature: string,
): Promise<boolean> {
  const { value, previous } = await readKey(tx, key)
  return (
    isEqual(signature, sign(value, text)) || (previous !== null && isEqual(signature, sign(previous, text)))
  )
}

const readKey = (tx: ReadTx, name: ShopKey) =>
  tx
    .selectFrom('shop_secret')
    .select(['value', 'previous'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
