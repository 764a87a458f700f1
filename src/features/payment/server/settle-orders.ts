import type { PaymentPort, Settled } from '#features/orders/server/payment-port.ts'
import type { Log } from '#platform/log.ts'
import { openPaymentsOf, type PaymentRow } from './payment-store.ts'
import { type Asking, queryProvider } from './query-provider.ts'

/** A provider that is asked about many at once is asked in a few lanes. */
const LANES = 4

/** The first two steps of closing an order: ask the provider, close there. See payment-services.ts. */
export function createPaymentPort(asking: Asking & { log: Log }): PaymentPort {
  async function settleOne(payment: PaymentRow): Promise<Settled> {
    try {
      return (await queryProvider(asking, payment, { closing: true })) === 'paid' ? 'paid' : 'clear'
    } catch (error) {
      asking.log.warn({ payment: payment.sn, reason: String(error) }, 'the payment provider does not answer')
      return 'silent'
    }
  }

  return {
    async settle(orderIds) {
      const settled = new Map<number, Settled>(orderIds.map((id) => [id, 'clear']))
      const waiting = orderIds.length > 0 ? await openPaymentsOf(asking.database.read, orderIds) : []
      const next = waiting.values()
      const lane = async () => {
        for (const payment of next) {
          const orderId = Number(payment.order_id)
          const outcome = await settleOne(payment)
          if (outcome !== 'clear' && settled.get(orderId) !== 'paid') settled.set(orderId, outcome)
        }
      }
      await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, lane))
      return settled
    },
  }
}
