import type { Database } from '#platform/database/database.ts'
import type { Alipay, Trade } from './alipay/alipay.ts'
import { closePayment, type PaymentRow } from './payment-store.ts'
import { takeReceipt } from './take-receipt.ts'

export type Asking = { database: Database; alipay: Alipay; clock: () => Date }

/**
 * Asks what became of an attempt and writes it down. With `closing` one that still waits for money is closed there,
 * so that none can come any more.
 */
export async function queryProvider(
  asking: Asking,
  payment: PaymentRow,
  { closing }: { closing: boolean },
): Promise<Trade['state']> {
  const trade = await asking.alipay.query(payment.sn)
  if (trade.state !== 'waiting' || !closing) return settle(asking, payment, trade)
  const answer = await asking.alipay.close(payment.sn)
  // Paid, or closed by time, between the question and the wish.
  if (answer === 'refused') return settle(asking, payment, await asking.alipay.query(payment.sn))
  return settle(asking, payment, { state: answer })
}

async function settle(
  { database, clock }: Asking,
  payment: PaymentRow,
  trade: Trade,
): Promise<Trade['state']> {
  if (trade.state === 'paid') await database.write((tx) => takeReceipt(tx, payment, trade, clock()))
  if (trade.state === 'closed') await database.write((tx) => closePayment(tx, payment.id, clock()))
  return trade.state
}
