import { addressesOf } from '#features/address/server/address-store.ts'
import { showAddress } from '#features/address/server/show-address.ts'
import { countCollected } from '#features/catalogue/server/collection/count-collection.ts'
import { countOrdersOf } from '#features/orders/server/count-orders.ts'
import { showDeliveryTo } from '#features/postage/server/show-delivery.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'

/** Most of the country, for who has no address yet. */
const ANYWHERE = 0

/** Where a product would go and what that costs, and how much the buyer's own lists hold. */
export async function showBesideProduct({ tx, actor, now, language }: ReadContext<Buyer>) {
  const [addresses, collection, orders] = await Promise.all([
    addressesOf(tx, actor.id),
    countCollected(tx, actor.id, now),
    countOrdersOf(tx, actor.id),
  ])
  const home = addresses.find(({ is_default }) => is_default)
  const delivery = await showDeliveryTo(tx, home?.province_id ?? ANYWHERE, now)
  return { home: home ? showAddress(home, language) : null, delivery, collection, orders }
}
