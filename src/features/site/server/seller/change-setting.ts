import { findSetting, isForOthers } from '#features/site/known-settings.ts'
import { needPicture } from '#features/site/server/need-picture.ts'
import { saveSetting } from '#features/site/server/save-setting.ts'
import { SITE } from '#features/site/site-contract.ts'
import { settingTag, type siteSellerContract } from '#features/site/site-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { readSettingValue } from './change-setting-value.ts'

export const changeSetting: Act<typeof siteSellerContract.changeSetting> = async (
  { module, key, value },
  context,
) => {
  const { tx, actor, changed, trace } = context
  const name = `${module} ${key}`
  const known = findSetting(module, key)
  if (!known) return refuse(m.seller_no_setting, { name })
  if (isForOthers(known, actor.person?.role)) refuse(m.sellersite_setting_owner, { name })
  // Locked, because of a text in two languages one may be taken over from what is there.
  const kept = tx.selectFrom('setting').where('module', '=', module).where('key', '=', key)
  const row = await kept.select('value').forUpdate().executeTakeFirst()
  const next = readSettingValue(known, value, name, row?.value)
  if (known.kind === 'address') await needPicture(context, String(next))
  await saveSetting(tx, { module, key }, next)
  trace({ thing: 'setting', id: name, before: { value: row?.value ?? null }, after: { value: next } })
  changed(SITE, settingTag(module))
  return withMessage({ module, key, kind: known.kind, value: next }, m.seller_setting_done, { name })
}
