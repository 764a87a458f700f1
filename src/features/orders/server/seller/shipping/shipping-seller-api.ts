import { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { checkShipping } from './check-shipping.ts'
import { listHandover } from './list-handover.ts'
import { lookAtShippingFile } from './look-at-shipping-file.ts'
import { readShippingFile } from './read-shipping-file.ts'
import { rememberColumns } from './remember-columns.ts'
import { runShipping } from './run-shipping.ts'

export const shippingSellerApi = serve(shippingSellerContract, {
  readShippingFile,
  lookAtShippingFile,
  rememberColumns,
  listHandover,
  checkShipping,
  runShipping,
})
