import { addressContract } from '#features/address/address-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addAddress } from './add-address.ts'
import { addressDetail } from './address-detail.ts'
import { findPlaces } from './find-places.ts'
import { listAddresses } from './list-addresses.ts'
import { listRegions } from './list-regions.ts'
import { removeAddress } from './remove-address.ts'
import { updateAddress } from './update-address.ts'

export const addressApi = serve(addressContract, {
  listAddresses,
  listRegions,
  findPlaces,
  addAddress,
  addressDetail,
  updateAddress,
  removeAddress,
})
