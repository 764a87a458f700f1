import Heart from 'lucide-react/icons/heart'
import type { Favourite } from '#features/catalogue/collection-contract.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { MediaGrid } from '#ui/show/media-card.tsx'
import * as m from '#words'
import { DayHeading } from './day-heading.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { groupByDay } from './group-by-day.ts'
import { OwnCard } from './own-card.tsx'

type Props = { favourites: readonly Favourite[]; today: string; onChanged: () => void }

/** Favourites by the day they were collected. */
export function FavouriteList({ favourites, today, onChanged }: Props) {
  if (favourites.length === 0) {
    return (
      <EmptyState
        icon={<Heart />}
        title={m.collection_no_data()}
        text={m.collection_no_favourites_text()}
        action={<ButtonLink href={paths.search()}>{m.collection_go_shopping()}</ButtonLink>}
      />
    )
  }
  return groupByDay(favourites, (one) => one.collect_time).map(({ day, items }, group) => (
    <section key={day} className="not-first:mt-8">
      <DayHeading day={day} today={today} count={items.length} />
      <MediaGrid>
        {items.map((one, at) => (
          <OwnCard
            key={one.product_id}
            id={one.product_id}
            card={one}
            priority={group === 0 && at < 5}
            corner={
              <FavouriteButton
                productId={one.product_id}
                name={one.name}
                collected={one.is_collect}
                onChanged={onChanged}
              />
            }
          />
        ))}
      </MediaGrid>
    </section>
  ))
}
