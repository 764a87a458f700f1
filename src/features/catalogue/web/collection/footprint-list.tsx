import Footprints from 'lucide-react/icons/footprints'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Footprint, FootprintDays } from '#features/catalogue/collection-contract.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { MediaGrid } from '#ui/show/media-card.tsx'
import * as m from '#words'
import { DayHeading } from './day-heading.tsx'
import { OwnCard } from './own-card.tsx'

type Props = { days: FootprintDays; today: string; onClear: (print: Footprint) => unknown }

/** What was looked at, by day. */
export function FootprintList({ days, today, onClear }: Props) {
  const groups = Object.entries(days)
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<Footprints />}
        title={m.collection_no_data()}
        text={m.collection_no_footprints_text()}
        action={<ButtonLink href={paths.search()}>{m.collection_go_shopping()}</ButtonLink>}
      />
    )
  }
  return groups.map(([day, prints], group) => (
    <section key={day} className="not-first:mt-8">
      <DayHeading day={day} today={today} count={prints.length} />
      <MediaGrid>
        {prints.map((print, at) => (
          <OwnCard
            key={print.id}
            id={print.id}
            card={print}
            priority={group === 0 && at < 5}
            corner={
              <IconButton
                size="sm"
                tone="white"
                label={m.collection_clear_one({ name: print.name })}
                icon={<Trash2 />}
                onClick={() => onClear(print)}
              />
            }
          />
        ))}
      </MediaGrid>
    </section>
  ))
}
