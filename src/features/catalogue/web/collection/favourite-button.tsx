import Heart from 'lucide-react/icons/heart'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { type Favourite, useFavourite } from './use-favourite.ts'

type Props = Favourite & {
  /** Beside the other acts of a product, or as a place in the bar of phones. */
  look: 'labelled' | 'place'
  className?: string
}

/** On a product's own page. */
export function FavouriteButton({ look, className, ...favourite }: Props) {
  const { on, toggle, run } = useFavourite(favourite)
  const heart = <Heart className={cx(on && 'fill-current text-warm-600')} />
  if (look === 'place') {
    return (
      <button type="button" aria-pressed={on} onClick={run} className={className}>
        {heart}
        {on ? m.collection_kept_short() : m.collection_add()}
      </button>
    )
  }
  return (
    <Button variant="ghost" size="lg" aria-pressed={on} onClick={toggle} className={className}>
      {heart}
      {on ? m.collection_kept() : m.collection_add()}
    </Button>
  )
}
