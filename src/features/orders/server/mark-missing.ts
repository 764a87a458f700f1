import { sql } from 'kysely'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

type Missing = { itemId: number; pieces: number; cents: Cents }

/** Pieces of an item cannot be found and their money waits: they are no longer to be packed. The caller holds the order. */
export async function addMissing(tx: WriteTx, { itemId, pieces, cents }: Missing): Promise<void> {
  await tx
    .updateTable('order_item')
    .set({ missing: sql`missing + ${pieces}::int`, missing_cents: sql`missing_cents + ${cents}::bigint` })
    .where('id', '=', itemId)
    .execute()
}

/** They are to be packed after all; of some the money may have gone back meanwhile. The caller holds the order. */
export async function dropMissing(tx: WriteTx, itemId: number, pieces: number): Promise<void> {
  const still = sql<number>`missing - least(missing, ${pieces}::int)`
  await tx
    .updateTable('order_item')
    .set({ missing: still, missing_cents: sql`missing_cents * (${still}) / greatest(missing, 1)` })
    .where('id', '=', itemId)
    .execute()
}
