import type { ReactNode } from 'react'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { MediaGrid } from '#ui/show/media-card.tsx'
import * as m from '#words'
import { DayHeading } from './day-heading.tsx'
import type { DayGroup } from './group-by-day.ts'
import { OwnCard, type OwnProduct } from './own-card.tsx'

type Props<T> = {
  days: readonly DayGroup<T>[]
  today: string
  /** What stands there while it holds nothing. */
  empty: { icon: ReactNode; text: string }
  productId: (one: T) => number
  /** What can be done with one, on its picture. */
  corner: (one: T) => ReactNode
}

/** So many pictures of the first day are on the screen at once. */
const FIRST_SEEN = 5

/** One of the buyer's own lists of products, by day. */
export function OwnList<T extends OwnProduct>({ days, today, empty, productId, corner }: Props<T>) {
  if (days.length === 0) {
    return (
      <EmptyState
        {...empty}
        title={m.collection_no_data()}
        action={<ButtonLink href={paths.search()}>{m.collection_go_shopping()}</ButtonLink>}
      />
    )
  }
  const cardsOf = (items: readonly T[], first: boolean) =>
    items.map((one, at) => (
      <OwnCard
        key={productId(one)}
        id={productId(one)}
        card={one}
        priority={first && at < FIRST_SEEN}
        corner={corner(one)}
      />
    ))
  // Days with one thing stand side by side.
  return (
    <MediaGrid className="gap-y-6">
      {days.map(({ day, items }, group) => (
        <section key={day} className={items.length > 1 ? 'col-span-full' : ''}>
          <DayHeading day={day} today={today} count={items.length} />
          {items.length > 1 ? (
            <MediaGrid>{cardsOf(items, group === 0)}</MediaGrid>
          ) : (
            cardsOf(items, group === 0)
          )}
        </section>
      ))}
    </MediaGrid>
  )
}
