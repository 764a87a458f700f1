import type { TakeState } from '#features/takes/take-rules.ts'
import * as m from '#words'

const NAMES: Record<TakeState, () => string> = {
  open: m.takes_open,
  booked: m.takes_state_booked,
  dropped: m.takes_state_dropped,
}

export const takeState = (state: TakeState): string => NAMES[state]()

/** What a take is about, as people say it. */
export const takeScope = ({ category, shop }: { category: string; shop: string }): string =>
  [category, shop].filter(Boolean).join(' · ') || m.takes_all()
