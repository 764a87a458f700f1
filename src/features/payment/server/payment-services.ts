import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { Alipay } from './alipay/alipay.ts'
import { pollPayment } from './poll-payments.ts'
import { createPaymentPort } from './settle-orders.ts'

declare module '#platform/contract/services.ts' {
  interface Services {
    /** Asks the provider when it is time to; true when it was asked. */
    pollPayment(payment: { orderId: number } | { id: number }): Promise<boolean>
  }
}

type Parts = { database: Database; alipay: Alipay; log: Log; clock: () => Date }

/** What acts of orders and payment reach beside the database. */
export const createPaymentServices = (parts: Parts) => ({
  alipay: parts.alipay,
  payments: createPaymentPort(parts),
  pollPayment: (payment: { orderId: number } | { id: number }) => pollPayment(parts, payment),
})
