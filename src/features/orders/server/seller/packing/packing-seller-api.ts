import { packingSellerContract } from '#features/orders/packing-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { exportOrders } from './export-orders.ts'
import { listPicking } from './list-picking.ts'

export const packingSellerApi = serve(packingSellerContract, { exportOrders, listPicking })
