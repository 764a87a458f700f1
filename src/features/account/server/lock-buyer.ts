import { sql } from 'kysely'
import { byIndexOnly } from '#platform/database/by-index-only.ts'
import { prepareUnread } from '#platform/database/prepare.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/**
 * Whoever changes what a buyer has (a cart, a book of addresses, an attempt to pay) waits here for the one before, until
 * the transaction ends. Rows that only point to the buyer do not wait.
 */
export async function lockBuyer(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute()
}

/**
 * The same, on the way to whatever the transaction asks next: that is answered as things are once the buyer is held, and finds
 * its rows by index. Whether the account is open is for the question to ask (`isOpenBuyer`).
 */
export const lockBuyerAhead = prepareUnread<{ buyerId: number }>(
  ({ buyerId }) => sql`select ${byIndexOnly} from buyer where id = ${buyerId} for no key update`,
)

/** A condition of a statement. */
export const isOpenBuyer = (buyerId: number) =>
  sql`exists (select from buyer where id = ${buyerId} and closed_at is null)`

/** Keeps the account from being closed until the transaction ends; nothing else waits. False where it is closed already. */
export async function keepBuyerOpen(tx: WriteTx, buyerId: number): Promise<boolean> {
  const open = tx.selectFrom('buyer').where('id', '=', buyerId).where('closed_at', 'is', null)
  return (await open.select('id').forKeyShare().executeTakeFirst()) !== undefined
}
