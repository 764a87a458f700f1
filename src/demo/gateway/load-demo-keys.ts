import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#platform/database/database.ts'

/** Both sides' keys: the shop signs with `shop`, the stand-in with `gateway`. */
export type DemoKeys = Record<'shopPrivate' | 'shopPublic' | 'gatewayPrivate' | 'gatewayPublic', string>

export const DEMO_APP_ID = '2021000000000001'
export const DEMO_SELLER_ID = '2088000000000001'

async function makePair(): Promise<{ publicKey: string; privateKey: string }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** Made once for a database; processes that start together agree on the first ones written. */
export async function loadDemoKeys(database: Database): Promise<DemoKeys> {
  const stored = await readKeys(database)
  if (stored) return stored
  const [shop, gateway] = await Promise.all([makePair(), makePair()])
  const value: DemoKeys = {
    shopPrivate: shop.privateKey,
    shopPublic: shop.publicKey,
    gatewayPrivate: gateway.privateKey,
    gatewayPublic: gateway.publicKey,
  }
  await database.statement
    .insertInto('demo_gateway_key')
    .values({ name: 'keys', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKeys(database)) ?? value
}

async function readKeys(database: Database): Promise<DemoKeys | undefined> {
  const row = await database.read
    .selectFrom('demo_gateway_key')
    .select('value')
    .where('name', '=', 'keys')
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as DemoKeys) : undefined
}
