import { createPublicKey } from 'node:crypto'
import { SHOP_KEYS } from '#features/site/shop-keys.ts'
import type { AlipayAccount } from '#platform/alipay/alipay-settings.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { type Check, fails, holds, warns } from './check.ts'

/** By then every link the key before has signed is over. */
const FORGET_AFTER = days(8)

export const keys: Check = {
  name: 'keys',
  title: m.doctor_keys,
  async look({ tx, now, config: { alipay } }) {
    if (alipay && isOwnKey(alipay)) return fails(m.doctor_keys_own)
    const rows = await tx.selectFrom('shop_secret').select(['name', 'previous', 'made_at']).execute()
    const missing = SHOP_KEYS.filter((name) => !rows.some((row) => row.name === name))
    if (missing.length > 0) return fails(m.doctor_keys_missing, { names: missing.join(', ') })
    const kept = rows.filter((row) => row.previous !== null && row.made_at < later(now, -FORGET_AFTER))
    if (kept.length > 0) return warns(m.doctor_keys_kept, { names: kept.map(({ name }) => name).join(', ') })
    return holds(m.doctor_keys_hold)
  },
}

/** The public half of our own key where Alipay's should be: the two lie side by side on Alipay's page. */
const isOwnKey = ({ privateKey, alipayPublicKey }: AlipayAccount) =>
  createPublicKey(privateKey).equals(createPublicKey(alipayPublicKey))
