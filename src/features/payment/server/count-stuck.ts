import { sql } from 'kysely'
import { countRows } from '#platform/database/count-rows.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** Half an hour has passed by then: somebody may want to know. */
const MANY_TRIES = 7

/** Refunds the provider refuses for good, and those it has not taken for a while. */
export const stuckRefunds = (tx: ReadTx) =>
  tx
    .selectFrom('refund')
    .where(sql<boolean>`refund.status = 'stuck' or (refund.status = 'wanted' and tries >= ${MANY_TRIES})`)

export const countStuck = (tx: ReadTx): Promise<number> => countRows(tx, stuckRefunds(tx))
