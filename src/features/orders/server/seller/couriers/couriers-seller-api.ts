import { couriersSellerContract } from '#features/orders/couriers-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addCourier } from './add-courier.ts'
import { changeCourier } from './change-courier.ts'
import { listSellerCouriers } from './list-seller-couriers.ts'

export const couriersSellerApi = serve(couriersSellerContract, {
  listSellerCouriers,
  addCourier,
  changeCourier,
})
