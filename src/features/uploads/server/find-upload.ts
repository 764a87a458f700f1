import type { ReadTx } from '#platform/database/tx.ts'

/** Whose a picture is, and what for; nothing where it was taken away. */
export const findUpload = (tx: ReadTx, name: string) =>
  tx.selectFrom('upload').select(['buyer_id', 'purpose']).where('name', '=', name).executeTakeFirst()
