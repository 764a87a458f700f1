import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** A conversation, locked: what is said in it at the same moment comes wholly before or wholly after. */
export const lockThread = (tx: WriteTx, which: { id: number } | { buyer_id: number }) =>
  tx
    .selectFrom('support_thread')
    .where((eb) => eb.and(which))
    .select(['buyer_id', 'waiting_since', 'assigned_to'])
    .forUpdate()
    .executeTakeFirst()

export const needThread = async (tx: WriteTx, id: number) =>
  (await lockThread(tx, { id })) ?? refuse(m.sellersupport_none, { id })
