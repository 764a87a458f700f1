import type { Address } from '#features/address/address-contract.ts'
import { languageOf, placeName } from '#features/address/place-name.ts'
import type { Destination } from '#features/catalogue/web/product/delivery-facts.tsx'

/** Where a product goes: the buyer's default address, in the order of the page's language. */
export function destinationOf(home: Address | null): Destination {
  if (!home) return null
  const { consignee, address } = home
  return {
    consignee,
    address: (
      <>
        {placeName(home)} <span lang={languageOf(address)}>{address}</span>
      </>
    ),
  }
}
