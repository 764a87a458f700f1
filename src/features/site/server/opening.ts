import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { findValue } from './read-setting.ts'
import { saveSetting } from './save-setting.ts'

/** Not among the settings a seller sets one by one: a shop is opened by an act that looks whether it can be. */
const OPEN = { module: 'site', key: 'open' } as const

/** Somebody said that the shop is open. */
export const isOpen = async (tx: ReadTx): Promise<boolean> =>
  (await findValue(tx, OPEN.module, OPEN.key)) === 1

export const saveOpen = (tx: WriteTx, open: boolean): Promise<void> => saveSetting(tx, OPEN, open ? 1 : 0)
