import type { MissingNeeds, openingSellerContract } from '#features/shop/opening-seller-contract.ts'
import { NEED_WORDS } from '#features/shop/opening-words.ts'
import { saveOpen } from '#features/site/server/opening.ts'
import { SITE } from '#features/site/site-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findOpening } from './find-opening.ts'

export const openShop: Act<typeof openingSellerContract.openShop> = async (
  _,
  { tx, language, changed, trace },
) => {
  const { is_open, postage, needs } = await findOpening(tx)
  const missing = needs.flatMap(({ name, is_met }) => (is_met ? [] : name))
  if (missing.length > 0) {
    const told = missing.map((name) => NEED_WORDS[name]({}, { locale: language }))
    const list = new Intl.ListFormat(language.replace('_', '-')).format(told)
    return refuse(m.opening_not_ready, { list }, { missing } satisfies MissingNeeds)
  }
  await saveOpen(tx, true)
  changed(SITE)
  trace({ thing: 'setting', id: 'open', before: { is_open }, after: { is_open: 1 } })
  const said = postage.paid_by_none ? m.opening_opened_unpaid : m.opening_opened
  return withMessage({ is_open: 1, postage, needs }, said)
}
