/**
 * What orders need of payment. Orders come before payment and do not know it, so `app/` hands this in.
 *
 * The close sequence: ask the provider, close there, then here. `settle` does the first two for every open attempt
 * to pay the orders and answers what became of each order:
 * - `clear`: no attempt can bring money in any more that the provider knows of; the order may be closed here;
 * - `paid`: money had arrived, and the order is paid now;
 * - `silent`: the provider does not answer.
 */
export type Settled = 'clear' | 'paid' | 'silent'

export type PaymentPort = {
  settle(orderIds: readonly number[]): Promise<Map<number, Settled>>
}

declare module '#platform/contract/services.ts' {
  interface Services {
    payments: PaymentPort
  }
}
