/** A take with more is made by category: nobody counts so many in one go. */
export const MOST_COUNTED = 2000

export const TAKE_STATES = ['open', 'booked', 'dropped'] as const
export type TakeState = (typeof TAKE_STATES)[number]

export const stateOf = (take: { booked_at: Date | null; dropped_at: Date | null }): TakeState =>
  take.booked_at ? 'booked' : take.dropped_at ? 'dropped' : 'open'
