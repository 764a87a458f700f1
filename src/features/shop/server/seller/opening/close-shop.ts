import type { openingSellerContract } from '#features/shop/opening-seller-contract.ts'
import { saveOpen } from '#features/site/server/opening.ts'
import { SITE } from '#features/site/site-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { findOpening } from './find-opening.ts'

export const closeShop: Act<typeof openingSellerContract.closeShop> = async (_, { tx, changed, trace }) => {
  const { is_open } = await findOpening(tx)
  await saveOpen(tx, false)
  changed(SITE)
  trace({ thing: 'setting', id: 'open', before: { is_open }, after: { is_open: 0 } })
  return withMessage(await findOpening(tx), m.opening_closed)
}
