import { sql } from 'kysely'
import type { UserInfo } from '#features/account/account-contract.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import * as m from '#words'
import { showAcademic } from './academic.ts'

const openBuyers = (tx: ReadTx) =>
  tx
    .selectFrom('buyer')
    .where('closed_at', 'is', null)
    .select([
      'id',
      'prefix',
      'mobile',
      'nickname',
      'name',
      'avatar',
      'gender',
      'email',
      'wechat',
      'qq',
      'academic',
      'work',
      'password_hash',
      'payment_password_hash',
      'created_at',
    ])
    .select(sql<string | null>`birthday::text`.as('birthday'))

export type BuyerRow = Awaited<ReturnType<typeof findBuyer>>

const findOpen = prepareSelect((tx, { id }: { id: number }) =>
  openBuyers(tx).modifyFront(prepared).where('id', '=', id),
)

export async function findBuyer(tx: ReadTx, id: number) {
  const [buyer] = await findOpen(tx, { id })
  return buyer ?? refuse(m.account_verify_failed)
}

export const findBuyerByNumber = (tx: ReadTx, { prefix, mobile }: PhoneNumber) =>
  openBuyers(tx).where('prefix', '=', prefix).where('mobile', '=', mobile).executeTakeFirst()

/** A buyer as the wire shows them to themself, in the language asked for. */
export const showUser = async (tx: ReadTx, buyer: BuyerRow, language: Language): Promise<UserInfo> => ({
  id: buyer.id,
  user_id: buyer.id,
  user_nickname: buyer.nickname,
  name: buyer.name,
  avatar: buyer.avatar,
  prefix: buyer.prefix,
  mobile: buyer.mobile,
  gender: buyer.gender,
  birthday: buyer.birthday ?? '',
  email: buyer.email,
  wechat: buyer.wechat,
  qq: buyer.qq,
  academic: await showAcademic(tx, buyer.academic, language),
  work: buyer.work,
  roles: ['buyer'],
  user_role: 'buyer',
  has_pay_password: buyer.payment_password_hash === '' ? 0 : 1,
})
