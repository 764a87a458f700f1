import { addressBlocks } from './address-blocks.ts'
import type { Limiter } from './limiter.ts'

type Limit = { points: number; seconds: number }

export const placeKeys = (name: string, address: string): readonly string[] =>
  addressBlocks(address).map(({ block }) => `${name}:${block}`)

/**
 * Counts one attempt of an address in its block and, while that has room, in the blocks around it: one household alone never
 * uses up the limit of its neighbours. 0 when it may go on, else the seconds to wait.
 */
export async function consumePlace(
  limiter: Limiter,
  name: string,
  address: string,
  { points, seconds }: Limit,
): Promise<number> {
  for (const { block, times } of addressBlocks(address)) {
    const wait = await limiter.consume(`${name}:${block}`, { points: points * times, seconds })
    if (wait > 0) return wait
  }
  return 0
}
