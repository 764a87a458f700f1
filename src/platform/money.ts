/** Money is whole cents everywhere; only the wire and the eye see decimals. */
export type Cents = number

/** 1280 → "12.80" */
export function toYuan(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

const YUAN = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/

/** "12.8" → 1280; undefined for anything that is not an amount with at most two decimals. */
export function fromYuan(yuan: string | number): Cents | undefined {
  const parts = YUAN.exec(String(yuan).trim())
  if (!parts) return undefined
  const cents = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] ? -cents : cents
}

/**
 * Splits an amount by weights so that the parts add up to it to the cent.
 * The cents left by rounding down go to the largest remainders, earlier parts first.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total))
  const parts = exact.map(Number)
  const rest = weights.map((weight, at) => ({
    at,
    left: Number((BigInt(amount) * BigInt(weight)) % BigInt(total)),
  }))
  rest.sort((a, b) => b.left - a.left || a.at - b.at)
  let missing = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const { at } of rest) {
    if (missing <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    missing -= 1
  }
  return parts
}
