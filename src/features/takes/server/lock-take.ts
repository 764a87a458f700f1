import { stateOf } from '#features/takes/take-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { StockTakeTable } from './takes-tables.ts'

export type TakeRow = { [K in keyof StockTakeTable]: K extends 'id' ? number : StockTakeTable[K] }

export async function needTake(tx: ReadTx, id: number): Promise<TakeRow> {
  const take = await tx.selectFrom('stock_take').where('id', '=', id).selectAll().executeTakeFirst()
  return take ?? refuse(m.takes_none)
}

/** Many count at once, one ends it: who counts holds it `for share`, who ends it alone. */
export async function lockOpenTake(tx: WriteTx, id: number, to: 'count' | 'end'): Promise<TakeRow> {
  if (to === 'count') await run(tx)`select from stock_take where id = ${id} for share`
  else await run(tx)`select from stock_take where id = ${id} for update`
  const take = await needTake(tx, id)
  return stateOf(take) === 'open' ? take : refuse(m.takes_over)
}
