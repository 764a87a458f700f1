import type { Cents } from '#platform/money.ts'

/** A movement of one wallet, the oldest first. */
export type Move = { kind: string; orderId: number | null; cents: Cents }

/**
 * How much of what a wallet holds the buyer has topped up and not spent. Gifts are spent first; what an order gives
 * back was the buyer's own as far as the order took it. So it is never more than was topped up, nor than the wallet holds.
 */
export function unspentTopUps(moves: readonly Move[]): Cents {
  let own = 0
  let given = 0
  const spentOn = new Map<number | null, Cents>()
  for (const { kind, orderId, cents } of moves) {
    if (kind === 'top_up') own += cents
    else if (kind === 'wallet_return') {
      // Closing an account also empties it of gifts.
      const taken = Math.min(own, -cents)
      own -= taken
      given -= -cents - taken
    } else if (cents < 0) {
      const fromGifts = Math.min(given, -cents)
      given -= fromGifts
      const taken = Math.min(own, -cents - fromGifts)
      own -= taken
      spentOn.set(orderId, (spentOn.get(orderId) ?? 0) + taken)
    } else {
      const back = kind === 'refund' ? Math.min(spentOn.get(orderId) ?? 0, cents) : 0
      own += back
      spentOn.set(orderId, (spentOn.get(orderId) ?? 0) - back)
      given += cents - back
    }
  }
  return own
}
