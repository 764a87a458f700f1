import { sql } from 'kysely'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'

export type Ranked = { id: number; sales: number }

const PORTION = 200

/** What is on sale, the best sold first, from behind one of them on; a portion at a time. */
export function bestSold(tx: ReadTx, after?: Ranked): Promise<Ranked[]> {
  return tx
    .selectFrom('product')
    .modifyFront(prepared)
    .select(['id', 'sales'])
    .where('on_sale', '=', true)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(sales, id) < (${after?.sales}::integer, ${after?.id}::bigint)`),
    )
    .orderBy('sales', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(PORTION))
    .execute()
}
