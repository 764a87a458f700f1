import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { findValue } from './read-setting.ts'
import { saveSetting } from './save-setting.ts'

const MADE = { module: 'backup', key: 'made_at' } as const

/** Where a backup went is its maker's to know; that one was made is for whoever watches the shop. */
export const noteBackup = (tx: WriteTx, now: Date): Promise<void> =>
  saveSetting(tx, MADE, Math.floor(now.getTime() / 1000))

/** When the last one was made, in seconds; undefined where none ever was. */
export async function findLastBackup(tx: ReadTx): Promise<number | undefined> {
  const made = await findValue(tx, MADE.module, MADE.key)
  return typeof made === 'number' ? made : undefined
}
