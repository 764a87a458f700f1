import { sql } from 'kysely'
import type { WriteTx } from '#platform/database/tx.ts'

/**
 * Whoever changes what a buyer has (a cart, a book of addresses, an attempt to pay) waits here for the one before, until
 * the transaction ends. Rows that only point to the buyer do not wait.
 */
export async function lockBuyer(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute()
}

/** The same as a part of a statement: one row, or none where the account is closed. */
export const lockOpenBuyer = (buyerId: number) =>
  sql`select id from buyer where id = ${buyerId} and closed_at is null for no key update`

/** Keeps the account from being closed until the transaction ends; nothing else waits. False where it is closed already. */
export async function keepBuyerOpen(tx: WriteTx, buyerId: number): Promise<boolean> {
  const open = tx.selectFrom('buyer').where('id', '=', buyerId).where('closed_at', 'is', null)
  return (await open.select('id').forKeyShare().executeTakeFirst()) !== undefined
}
