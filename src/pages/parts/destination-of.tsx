import type { Address } from '#features/address/address-contract.ts'
import { placeName } from '#features/address/place-name.ts'
import type { Destination } from '#features/catalogue/web/product/delivery-facts.tsx'
import { Written } from '#ui/show/written.tsx'

/** Where a product goes: the buyer's default address, in the order of the page's language. */
export function destinationOf(home: Address | null): Destination {
  if (!home) return null
  const { consignee, address } = home
  return {
    consignee,
    address: (
      <>
        {placeName(home)} <Written text={address} />
      </>
    ),
  }
}
