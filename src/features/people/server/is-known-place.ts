import type { ReadTx } from '#platform/database/tx.ts'
import { narrowestBlock } from '#platform/limits/address-blocks.ts'

/** Whether a person has come in from there lately: as long as sessions are remembered. */
export async function isKnownPlace(tx: ReadTx, { id, address }: { id: number; address: string }) {
  const seen = await tx
    .selectFrom('person_session')
    .select('address')
    .distinct()
    .where('person_id', '=', id)
    .where('proved', '=', true)
    .execute()
  return seen.some((one) => narrowestBlock(one.address) === narrowestBlock(address))
}
