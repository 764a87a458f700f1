import { spendPlace } from '#features/account/server/codes/spend-limit.ts'
import type { StepContext } from '#platform/contract/act.ts'

type Limit = { points: number; seconds: number }

/** What all visitors together may have before they are asked for more, or have less each. Nobody is refused by these alone. */
export const SHOP_LIMITS = {
  /** Passwords that were hashed at a login: then everybody is asked for a picture code. */
  hashes: { points: 20_000, seconds: 600 },
  /** Picture codes that were drawn, and those asked in words: then a place has only a few. */
  pictures: { points: 6000, seconds: 600 },
  words: { points: 300, seconds: 3600 },
} as const satisfies Record<string, Limit>

declare module '#platform/contract/services.ts' {
  interface Services {
    shopLimits: Record<keyof typeof SHOP_LIMITS, Limit>
  }
}

/** A place has so many; while the shop has given out more than usual, a few, which are nobody else's. */
export async function spendShare(
  { services: { limiter, shopLimits }, address }: StepContext,
  what: 'pictures' | 'words',
  { points, few, seconds }: Limit & { few: number },
): Promise<void> {
  await spendPlace(limiter, `${what}:place`, address, { points, seconds })
  if ((await limiter.consume(`${what}:shop`, shopLimits[what])) > 0)
    await spendPlace(limiter, `${what}:few`, address, { points: few, seconds })
}
