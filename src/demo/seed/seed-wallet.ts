import { findDemoBuyer } from '#demo/find-demo-buyer.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** What the demo buyer finds in the wallet, so that paying from it can be tried at once. */
const WELCOME = 50_000

export async function seedWallet(tx: WriteTx, _read: ReadSeed, now: Date): Promise<void> {
  const buyer = await findDemoBuyer(tx)
  if (!buyer) return
  await postEntry(tx, {
    kind: 'gift',
    orderId: null,
    reference: '',
    lines: [
      { account: 'promotions', cents: -WELCOME },
      { account: 'buyer', buyerId: buyer.id, cents: WELCOME },
    ],
    now,
  })
}
