import type { courierFilesSellerContract } from '#features/orders/courier-files-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findAnyCourier, findTemplate } from './find-template.ts'

export const showTemplate: Act<typeof courierFilesSellerContract.showTemplate> = async (
  { courier },
  { tx },
) => findTemplate(tx, await findAnyCourier(tx, courier))
