import type { WriteTx } from '#platform/database/tx.ts'
import { DEMO_LOGIN } from './demo-login.ts'

/** Nobody, once a visitor has tried out closing the account. */
export const findDemoBuyer = (tx: WriteTx): Promise<{ id: number } | undefined> =>
  tx
    .selectFrom('buyer')
    .select('id')
    .where('prefix', '=', DEMO_LOGIN.prefix)
    .where('mobile', '=', DEMO_LOGIN.mobile)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
