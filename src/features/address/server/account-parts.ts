import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { addressesOf } from './address-store.ts'
import { showAddress } from './show-address.ts'

/** A closed account leaves no address behind; orders keep the copy they were sent to. */
export async function forgetAddresses(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('address').where('buyer_id', '=', buyerId).execute()
}

export async function exportAddresses(tx: ReadTx, buyerId: number, language: Language) {
  const rows = await addressesOf(tx, buyerId)
  return rows.map((row) => showAddress(row, language))
}
