import { POSTAGE } from '#features/postage/postage-contract.ts'
import type { PostageTerms, postageSellerContract } from '#features/postage/postage-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { findProvince } from '#platform/regions.ts'
import * as m from '#words'
import { lockTerms, readTerms } from './read-terms.ts'

export const changePostageProvince: Act<typeof postageSellerContract.changePostageProvince> = async (
  { province: asked, as_usual, delivered, surcharge, transit_days },
  { tx, language, changed, trace },
) => {
  const province = findProvince(asked)
  if (!province) return refuse(m.postage_no_province, { name: asked })
  const values = {
    ...(delivered !== undefined && { delivered: delivered === 1 }),
    ...(surcharge !== undefined && { surcharge_cents: surcharge }),
    ...(transit_days !== undefined && { transit_days }),
  }
  const before = await lockTerms(tx, language)
  const differs = Object.keys(values).length > 0
  if (differs === (as_usual === 1)) return refuse(m.postage_nothing_to_change)
  if (differs)
    await tx
      .insertInto('postage_province')
      .values({ province_id: province.id, transit_days: null, ...values })
      .onConflict((conflict) => conflict.column('province_id').doUpdateSet(values))
      .execute()
  else await tx.deleteFrom('postage_province').where('province_id', '=', province.id).execute()
  const after = await readTerms(tx, language)
  trace({ thing: 'province', id: province.name.zh_CN, ...both(before, after, province.id) })
  changed(POSTAGE)
  return withMessage(after, m.postage_province_changed, {
    name: province.name[language],
  })
}

/** How the province was and is; like the rest of the country where it is not among those that differ. */
function both(before: PostageTerms, after: PostageTerms, id: number) {
  const find = ({ provinces }: PostageTerms) => provinces.find((one) => one.province_id === id) ?? {}
  return { before: find(before), after: find(after) }
}
