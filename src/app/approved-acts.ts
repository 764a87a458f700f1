import { cancelPaidOrder } from '#features/after-sales/server/refunds/cancel-paid-order.ts'
import { releaseRefunds } from '#features/after-sales/server/refunds/many/release-refunds.ts'
import { payForWeight } from '#features/after-sales/server/refunds/pay-for-weight.ts'
import { refundPaidOrder } from '#features/after-sales/server/refunds/refund-paid-order.ts'
import { refundPostage } from '#features/after-sales/server/refunds/refund-postage.ts'
import { approveAfterSale } from '#features/after-sales/server/seller/approve-after-sale.ts'
import { offerSum } from '#features/after-sales/server/seller/offer-sum.ts'
import { packMissing } from '#features/packing/server/pack-missing.ts'
import { payMissing } from '#features/packing/server/pay-missing.ts'
import { weighAgain } from '#features/packing/server/weigh-again.ts'
import { settleRefund } from '#features/payment/server/seller/settle-refund.ts'
import type { Services } from '#platform/contract/services.ts'

/** Every act that may have waited for a second person, by the name it waits under. */
export const approvedActs: Services['approvedActs'] = {
  refund: refundPaidOrder,
  cancel: cancelPaidOrder,
  approve: approveAfterSale,
  offer: offerSum,
  settle: settleRefund,
  refunds: releaseRefunds,
  postage: refundPostage,
  short: payMissing,
  weight: payForWeight,
}

/** What went on while its money waited, where nobody agreed to the money. */
export const notAgreedActs: Services['notAgreedActs'] = {
  short: packMissing,
  weight: weighAgain,
}
