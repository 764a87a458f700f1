/** Something kept, and its neighbours by when they came. */
export type Sieved<S> = {
  /** Asked for since it was last spared. */
  used: boolean
  older: S | undefined
  newer: S | undefined
}

export type Sieve<S> = {
  add(one: S): void
  remove(one: S): void
  /** Who goes when there is no room. */
  choose(): S | undefined
  clear(): void
}

/** So many times as there are entries it throws one out before it begins anew: sooner would cost those it has spared. */
const ROUND = 4

/**
 * A hand goes round over what is kept, oldest first, and stops at the first that nobody has asked for since it last came
 * by: what is asked for again stays, and a walk through what is asked for once pushes nothing else out. Now and then it
 * begins anew with the oldest: among new ones that come in a circle it would throw out each before it is asked for again,
 * for ever, and never get to what nobody wants any more.
 *
 * The line is linked here because the hand may stand still for days. An iterator of a Map that does keeps alive every
 * table the Map has outgrown since, with all that ever stood in it.
 */
export function createSieve<S extends Sieved<S>>(isSpared = (one: S) => one.used): Sieve<S> {
  let oldest: S | undefined
  let newest: S | undefined
  let hand: S | undefined
  let size = 0
  let thrownOut = 0
  return {
    add(one) {
      size += 1
      one.older = newest
      if (newest) newest.newer = one
      else oldest = one
      newest = one
    },
    remove(one) {
      const { older, newer } = one
      size -= 1
      if (hand === one) hand = newer
      if (older) older.newer = newer
      else oldest = newer
      if (newer) newer.older = older
      else newest = older
      // Whoever still has it in hand does not hold its neighbours.
      one.older = undefined
      one.newer = undefined
    },
    choose() {
      if (!hand || thrownOut > ROUND * size) {
        hand = oldest
        thrownOut = 0
      }
      while (hand && isSpared(hand)) {
        hand.used = false
        hand = hand.newer ?? oldest
      }
      thrownOut += 1
      return hand
    },
    clear() {
      oldest = undefined
      newest = undefined
      hand = undefined
      size = 0
      thrownOut = 0
    },
  }
}
