import type { WriteTx } from '#platform/database/tx.ts'

/** Whoever had the one before tries codes in vain, and nobody has to be asked for a link any more. */
export const savePassword = (tx: WriteTx, personId: number, hash: string) =>
  tx
    .updateTable('person')
    .set({ password_hash: hash, factor_tries: 0, link_wanted_at: null })
    .where('id', '=', personId)
    .execute()
