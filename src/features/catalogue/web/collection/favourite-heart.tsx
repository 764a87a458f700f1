import * as m from '#words'
import { type Favourite, useFavourite } from './use-favourite.ts'

/** On a card's picture. */
export function FavouriteHeart({ name, ...favourite }: Favourite & { name: string }) {
  const { on, run, pending } = useFavourite(favourite)
  return (
    <button
      type="button"
      title={m.collection_add_name({ name })}
      aria-pressed={on}
      aria-busy={pending || undefined}
      onClick={run}
      className="card-heart"
    />
  )
}
