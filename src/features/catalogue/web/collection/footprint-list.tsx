import Footprints from 'lucide-react/icons/footprints'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Footprint, FootprintDays } from '#features/catalogue/collection-contract.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import * as m from '#words'
import { OwnList } from './own-list.tsx'

type Props = { days: FootprintDays; today: string; onClear: (print: Footprint) => unknown }

/** What was looked at, by day. */
export const FootprintList = ({ days, today, onClear }: Props) => (
  <OwnList
    days={Object.entries(days).map(([day, items]) => ({ day, items }))}
    today={today}
    empty={{ icon: <Footprints />, text: m.collection_no_footprints_text() }}
    productId={(print) => print.id}
    corner={(print) => (
      <IconButton
        size="sm"
        tone="white"
        label={m.collection_clear_one({ name: print.name })}
        icon={<Trash2 />}
        onClick={() => onClear(print)}
      />
    )}
  />
)
