import type { openingSellerContract } from '#features/shop/opening-seller-contract.ts'
import { PREVIEW } from '#features/site/preview-path.ts'
import { makePass } from '#features/site/server/preview-pass.ts'
import type { Act } from '#platform/contract/act.ts'
import { days, later, shopTime } from '#platform/time.ts'

const HOLDS = days(7)

export const previewShop: Act<typeof openingSellerContract.previewShop> = async (
  _,
  { tx, now, services },
) => {
  const until = later(now, HOLDS)
  return { url: `${services.publicUrl}${PREVIEW}/${await makePass(tx, until)}`, until: shopTime(until) }
}
