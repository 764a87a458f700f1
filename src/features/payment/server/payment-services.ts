import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { Alipay } from './alipay/alipay.ts'
import { askAbout } from './ask-payments.ts'
import { createPaymentDesk } from './settle-orders.ts'

declare module '#platform/contract/services.ts' {
  interface Services {
    /** Asks the provider when it is time to; true when it was asked. */
    askAboutPayment(payment: { orderId: number } | { id: number }): Promise<boolean>
  }
}

type Parts = { database: Database; alipay: Alipay; log: Log; clock: () => Date }

/** What acts of orders and payment reach beside the database. */
export const createPaymentServices = (parts: Parts) => ({
  alipay: parts.alipay,
  payments: createPaymentDesk(parts),
  askAboutPayment: (payment: { orderId: number } | { id: number }) => askAbout(parts, payment),
})
