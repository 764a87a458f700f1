import { findSetting, isForOthers, NEEDED_SETTINGS } from '#features/site/known-settings.ts'
import { SITE } from '#features/site/site-contract.ts'
import { settingTag, type siteSellerContract } from '#features/site/site-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const clearSetting: Act<typeof siteSellerContract.clearSetting> = async (
  { module, key },
  { tx, actor, changed, trace },
) => {
  const name = `${module} ${key}`
  const known = findSetting(module, key)
  if (!known) return refuse(m.seller_no_setting, { name })
  if (isForOthers(known, actor.person?.role)) refuse(m.sellersite_setting_owner, { name })
  if (NEEDED_SETTINGS.includes(name)) return refuse(m.sellersite_setting_needed, { name })
  const gone = await tx
    .deleteFrom('setting')
    .where('module', '=', module)
    .where('key', '=', key)
    .returning('value')
    .executeTakeFirst()
  changed(SITE, settingTag(module))
  trace({ thing: 'setting', id: name, before: { value: gone?.value ?? null }, after: { value: null } })
  return withMessage({ module, key, kind: known.kind, value: null }, m.sellersite_setting_cleared, { name })
}
