import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { loadBill } from '#features/payment/server/bill/load-bill.ts'
import type { Act } from '#platform/contract/act.ts'

export const showBill: Act<typeof moneySellerContract.showBill> = ({ day }, { tx }) => loadBill(tx, day)
