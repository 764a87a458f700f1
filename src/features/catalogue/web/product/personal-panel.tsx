import Footprints from 'lucide-react/icons/footprints'
import Heart from 'lucide-react/icons/heart'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { Link } from 'react-router'
import { paths } from '#paths'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

export type PersonalCounts = {
  unpaid?: number | undefined
  nosend?: number | undefined
  noget?: number | undefined
  nocomment?: number | undefined
  refund?: number | undefined
  favourites?: number | undefined
  footprints?: number | undefined
}

const ENTRIES = [
  { key: 'unpaid', label: m.product_unpaid, href: paths.orders('unpaid'), icon: WalletCards },
  { key: 'nosend', label: m.product_nosend, href: paths.orders('nosend'), icon: Package },
  { key: 'noget', label: m.product_noget, href: paths.orders('noget'), icon: Truck },
  { key: 'nocomment', label: m.product_nocomment, href: paths.orders('nocomment'), icon: MessageSquareText },
  { key: 'refund', label: m.product_refund, href: paths.afterSales(), icon: RotateCcw },
  { key: 'favourites', label: m.product_collections, href: paths.favourites(), icon: Heart },
  { key: 'footprints', label: m.product_footprints, href: paths.footprints(), icon: Footprints },
] as const

type PlaceProps = { entry: (typeof ENTRIES)[number]; count: number | undefined }

const Place = ({ entry: { label, href, icon: Icon }, count }: PlaceProps) => (
  <li>
    <Link discover="none" to={href} className="tool-small">
      <span className="relative">
        <Icon aria-hidden="true" />
        <CountBadge count={count} className="absolute! -top-1.5 left-3.5" />
      </span>
      {label()}
    </Link>
  </li>
)

/** The buyer's own places with what waits there. Visitors see where they would be. */
export function PersonalPanel({ counts }: { counts: PersonalCounts | undefined }) {
  return (
    <nav aria-labelledby="personal" className="rounded-2xl bg-white p-3 ring-1 ring-gray-200/70">
      <h2 id="personal" className="px-2 pb-2 pt-1 font-semibold text-gray-900">
        {m.product_personal()}
      </h2>
      <ul className="grid grid-cols-4 gap-1 md:grid-cols-3">
        {ENTRIES.map((entry) => (
          <Place key={entry.key} entry={entry} count={counts?.[entry.key]} />
        ))}
      </ul>
    </nav>
  )
}
