import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Any constant: it only has to be the same in every process of the shop. */
const LIBRARY = 7_215_095

/** Whoever adds a picture waits for a sweep under way: the file it finds now may be gone when the sweep is done. */
export const joinLibrary = (tx: WriteTx) => run(tx)`select pg_advisory_xact_lock_shared(${LIBRARY})`

/** For the sweep: nobody adds a picture until it is done. */
export const holdLibrary = (tx: WriteTx) => run(tx)`select pg_advisory_xact_lock(${LIBRARY})`
