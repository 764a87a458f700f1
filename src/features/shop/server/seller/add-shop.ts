import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { shopSellerContract } from '#features/shop/shop-seller-contract.ts'
import { needPicture } from '#features/site/server/need-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const addShop: Act<typeof shopSellerContract.addShop> = async (shop, context) => {
  const { tx, now, changed, trace } = context
  await needPicture(context, shop.logo)
  const { id } = await tx
    .insertInto('shop')
    .values({ ...shop, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  changed(CATALOGUE)
  trace({ thing: 'shop', id, after: shop })
  return withMessage({ ...shop, id, product_count: 0 }, m.sellershops_added, { id })
}
