import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { favouriteIds } from './favourite-ids.ts'

type Marked = { id: number; is_collect: number }

/**
 * Fills the hearts of one buyer in an answer that is the same for everyone. Where none is theirs it is the very same
 * answer, whose bytes stand ready.
 */
export async function markFavourites<T extends Marked>(
  cards: T[],
  context: ReadContext<Buyer>,
): Promise<T[]> {
  const mine = await favouriteIds(context)
  if (!cards.some(({ id }) => mine.has(id))) return cards
  return cards.map((card) => (mine.has(card.id) ? withHeart(card) : card))
}

const withHeart = <T extends Marked>(card: T): T => ({ ...card, is_collect: 1 })

export async function markPage<T extends { data: Marked[] }>(
  page: T,
  context: ReadContext<Buyer>,
): Promise<T> {
  const data = await markFavourites(page.data, context)
  return data === page.data ? page : { ...page, data }
}

export const markOne = async <T extends Marked>(one: T, context: ReadContext<Buyer>): Promise<T> =>
  (await favouriteIds(context)).has(one.id) ? withHeart(one) : one
