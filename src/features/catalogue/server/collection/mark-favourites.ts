import type { Reading } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { favouriteIds } from './favourite-ids.ts'

type Marked = { id: number; is_collect: number }

/** Fills the hearts of one buyer in an answer that is the same for everyone. */
export async function markFavourites<T extends Marked>(
  cards: T[],
  { tx, actor }: Reading<Buyer>,
): Promise<T[]> {
  const mine = await favouriteIds(tx, actor)
  if (mine.size === 0) return cards
  return cards.map((card) => (mine.has(card.id) ? { ...card, is_collect: 1 } : card))
}

export const markPage = async <T extends { data: Marked[] }>(page: T, given: Reading<Buyer>): Promise<T> => ({
  ...page,
  data: await markFavourites(page.data, given),
})

export const markOne = async <T extends Marked>(one: T, { tx, actor }: Reading<Buyer>): Promise<T> =>
  (await favouriteIds(tx, actor)).has(one.id) ? { ...one, is_collect: 1 } : one
