import { saveOpen } from '#features/site/server/opening.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** A demo is looked at: its door is open from the first day. */
export const seedOpening = (tx: WriteTx): Promise<void> => saveOpen(tx, true)
