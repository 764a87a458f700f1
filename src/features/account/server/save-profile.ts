import type { Updateable } from 'kysely'
import type { WriteTx } from '#platform/database/tx.ts'
import type { BuyerTable } from './account-tables.ts'

/** What buyers tell of themselves. */
type Profile = Pick<
  Updateable<BuyerTable>,
  'nickname' | 'avatar' | 'gender' | 'birthday' | 'email' | 'wechat' | 'qq' | 'academic' | 'work'
>

/** What is not given stays as it is. */
export async function saveProfile(tx: WriteTx, buyerId: number, changes: Profile): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx.updateTable('buyer').set(changes).where('id', '=', buyerId).execute()
}
