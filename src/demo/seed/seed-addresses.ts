import { findDemoBuyer } from '#demo/find-demo-buyer.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { insertAddress } from '#features/address/server/address-store.ts'
import { checkAddress } from '#features/address/server/check-address.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { AddressSeed } from '../../../seeds/seed-types.ts'

/** The demo buyer has somewhere to send things to; the first is the default. */
export async function seedAddresses(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const buyer = await findDemoBuyer(tx)
  if (!buyer) return
  for (const [at, seed] of (await read<AddressSeed[]>('addresses')).entries()) {
    await insertAddress(tx, buyer.id, {
      ...checkAddress(seed),
      is_default: at === 0,
      created_at: now,
      updated_at: now,
    })
  }
}
