import { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { compareBill } from './compare-bill.ts'
import { exportBooks } from './export-books.ts'
import { listBills } from './list-bills.ts'
import { listOrderPayments } from './list-order-payments.ts'
import { listPayments } from './list-payments.ts'
import { listRefunds } from './list-refunds.ts'
import { listStuckMoney } from './list-stuck-money.ts'
import { retryRefund } from './retry-refund.ts'
import { settleRefund } from './settle-refund.ts'
import { showBill } from './show-bill.ts'
import { sumBooks } from './sum-books.ts'

export const moneySellerApi = serve(moneySellerContract, {
  listStuckMoney,
  listPayments,
  listOrderPayments,
  listRefunds,
  retryRefund,
  settleRefund,
  compareBill,
  showBill,
  listBills,
  sumBooks,
  exportBooks,
})
