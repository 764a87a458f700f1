import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Move, unspentTopUps } from './unspent-rules.ts'

const wish = fc.record({
  act: fc.constantFrom('top_up', 'gift', 'sale', 'refund', 'wallet_return'),
  orderId: fc.integer({ min: 1, max: 4 }),
  cents: fc.integer({ min: 1, max: 10_000 }),
})

/** What of the wishes a shop lets happen: nobody spends what is not there or is refunded more than was paid. */
function happen(wishes: readonly { act: string; orderId: number; cents: number }[]) {
  const moves: Move[] = []
  const paid = new Map<number, number>()
  let balance = 0
  for (const { act: kind, orderId, cents } of wishes) {
    const left =
      kind === 'sale'
        ? balance
        : kind === 'refund'
          ? (paid.get(orderId) ?? 0)
          : kind === 'wallet_return'
            ? unspentTopUps(moves)
            : cents
    const taken = Math.min(cents, left)
    if (taken === 0) continue
    const out = kind === 'sale' || kind === 'wallet_return'
    balance += out ? -taken : taken
    if (kind === 'sale' || kind === 'refund')
      paid.set(orderId, (paid.get(orderId) ?? 0) + (out ? taken : -taken))
    moves.push({
      kind,
      orderId: kind === 'sale' || kind === 'refund' ? orderId : null,
      cents: out ? -taken : taken,
    })
  }
  return { moves, balance }
}

const sumOf = (moves: readonly Move[], ...kinds: string[]) =>
  moves.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { cents }) => sum + cents, 0)

test('never more can go back than was topped up and has not gone back, nor than the wallet holds', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
      const { moves, balance } = happen(wishes)
      const unspent = unspentTopUps(moves)
      expect(unspent).toBeGreaterThanOrEqual(0)
      expect(unspent).toBeLessThanOrEqual(balance)
      expect(unspent).toBeLessThanOrEqual(sumOf(moves, 'top_up', 'wallet_return'))
      // Where the shop gave nothing, all that is there is the buyer's own.
      if (sumOf(moves, 'gift') === 0) expect(unspent).toBe(balance)
    }),
  )
})

test('a gift never turns into money', () => {
  const spent = [
    { kind: 'top_up', orderId: null, cents: 100 },
    { kind: 'sale', orderId: 1, cents: -100 },
    { kind: 'gift', orderId: null, cents: 100 },
  ]
  expect(unspentTopUps(spent)).toBe(0)
  expect(unspentTopUps([...spent, { kind: 'refund', orderId: 1, cents: 60 }])).toBe(60)
})

test('gifts are spent first: what one has topped up stays one’s own for longer', () => {
  const moves = [
    { kind: 'top_up', orderId: null, cents: 100 },
    { kind: 'gift', orderId: null, cents: 50 },
    { kind: 'sale', orderId: 1, cents: -60 },
  ]
  expect(unspentTopUps(moves)).toBe(90)
})
