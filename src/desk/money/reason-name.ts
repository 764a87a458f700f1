import type { Refund } from '#features/payment/money-seller-contract.ts'
import * as m from '#words'

const NAMES: Record<Refund['reason'], () => string> = {
  late: m.sellermoney_reason_late,
  twice: m.sellermoney_reason_twice,
  after_sale: m.sellermoney_reason_after_sale,
  wallet: m.sellermoney_reason_wallet,
}

export const reasonName = (reason: Refund['reason']): string => NAMES[reason]()
