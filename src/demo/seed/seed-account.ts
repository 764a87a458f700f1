import { DEMO_LOGIN } from '#demo/demo-login.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { nameAvatar } from '#demo/seed/picture-names.ts'
import { hashPassword } from '#features/account/server/security/hash-password.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { days, later } from '#platform/time.ts'
import type { BuyerSeed } from '../../../seeds/seed-types.ts'

/** Whose picture the demo buyer wears. */
const DEMO_AVATAR = 7

/** A number nobody has. */
export const authorMobile = ({ id }: Pick<BuyerSeed, 'id'>) => `1700000${String(id).padStart(4, '0')}`

/** The buyer anyone may use, and those who wrote the reviews, who have no password anybody could know. */
export async function seedAccount(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const authors = (await read<BuyerSeed[]>('buyers')).map((seed) => ({
    prefix: '+86',
    mobile: authorMobile(seed),
    password_hash: '',
    nickname: seed.nickname,
    avatar: pictureUrl(nameAvatar(seed)),
    created_at: later(now, -days(400 - seed.id * 9)),
    closed_at: null,
  }))
  const demo = {
    prefix: DEMO_LOGIN.prefix,
    mobile: DEMO_LOGIN.mobile,
    password_hash: await hashPassword(DEMO_LOGIN.password),
    payment_password_hash: await hashPassword(DEMO_LOGIN.paymentPassword),
    nickname: DEMO_LOGIN.nickname,
    avatar: pictureUrl(nameAvatar({ id: DEMO_AVATAR })),
    created_at: later(now, -days(120)),
    closed_at: null,
  }
  for (const buyer of [...authors, demo]) {
    await tx
      .insertInto('buyer')
      .values(buyer)
      .onConflict((conflict) =>
        conflict.columns(['prefix', 'mobile']).where('closed_at', 'is', null).doNothing(),
      )
      .execute()
  }
}
