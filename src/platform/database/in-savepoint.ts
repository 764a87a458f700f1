import { run } from './raw-sql.ts'
import type { WriteTx } from './tx.ts'

/** A part of a transaction that may fail by itself: what it changed is undone, what came before it holds. */
export async function inSavepoint<T>(tx: WriteTx, work: () => Promise<T>): Promise<T> {
  await run(tx)`savepoint part`
  try {
    const result = await work()
    await run(tx)`release savepoint part`
    return result
  } catch (error) {
    await run(tx)`rollback to savepoint part`
    await run(tx)`release savepoint part`
    throw error
  }
}
