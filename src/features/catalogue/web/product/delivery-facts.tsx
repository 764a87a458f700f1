import BadgeCheck from 'lucide-react/icons/badge-check'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { sayPostage } from '#features/postage/web/say-postage.ts'
import type { Identity } from '#features/site/site-contract.ts'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { Day } from '#ui/show/day.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'

/** Where it goes: the buyer's default address, `null` for who has none. */
export type Destination = { consignee: string; address: ReactNode } | null

/** Of what the shop promises; the rest is in the footer. */
const PROMISES_SHOWN = 3

type Props = {
  product: ProductDetail
  delivery: DeliveryShown
  destination: Destination
  /** False while a buyer's own address is on its way: until then nothing is said that it may change. */
  isKnown: boolean
}

export function DeliveryFacts({ product, delivery, destination, isKnown }: Props) {
  const virtual = product.product_type === 1
  const { promises } = useIdentity()
  return (
    <div className="space-y-3">
      {!virtual && (
        <FactRow label={m.product_deliver_to()}>
          <span className={waiting(isKnown)}>
            <DestinationLine destination={destination} />
          </span>
        </FactRow>
      )}
      {virtual ? (
        <FactRow label={m.product_delivery()}>{m.product_virtual_delivery()}</FactRow>
      ) : (
        <>
          <div className={cx('space-y-3', waiting(isKnown))}>
            <Parcel product={product} delivery={delivery} anywhere={!destination} />
          </div>
          <Promises promises={promises} />
        </>
      )}
    </div>
  )
}

const waiting = (isKnown: boolean) => (isKnown ? '' : 'until-known')

const Promises = ({ promises }: { promises: Identity['promises'] }) =>
  promises.length > 0 && (
    <FactRow label={m.product_promise()}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-gray-700">
        {promises.slice(0, PROMISES_SHOWN).map(({ title }) => (
          <li key={title}>
            <BadgeCheck className={`${ICON} mr-1`} aria-hidden="true" />
            {title}
          </li>
        ))}
      </ul>
    </FactRow>
  )

type ParcelProps = { product: ProductDetail; delivery: DeliveryShown; anywhere: boolean }

/** What sending costs and when it arrives: at the buyer's own address, or at most others. */
function Parcel({ product, delivery, anywhere }: ParcelProps) {
  const { fee, pay_before_hour: hour } = delivery
  const offer = { free: product.free_shipping === 1, fee, freeFrom: product.free_shipping_money }
  // As many lines in each case: which it is may be known only when the page stands already.
  if (delivery.delivered === 0)
    return (
      <>
        <FactRow label={m.product_delivery()}>{m.postage_not_delivered()}</FactRow>
        <FactRow label="">{'\u00a0'}</FactRow>
      </>
    )
  return (
    <>
      <FactRow label={m.postage_label()}>{sayPostage(offer)}</FactRow>
      <FactRow label={m.postage_expected()}>
        <Day value={delivery.expected_day} />
        <span className="ml-2 text-gray-600">
          {hour > 0 && m.postage_paid_before({ hour })}
          <span className={cx(!anywhere && 'invisible')}>
            {hour > 0 && ' · '}
            {m.postage_most_places()}
          </span>
        </span>
      </FactRow>
    </>
  )
}

/** In the line of the words beside it, so that they stand on one line with the name of the fact. */
const ICON = 'inline size-4 align-[-0.1875em] text-brand-600'

function DestinationLine({ destination }: { destination: Destination }) {
  return (
    <Link to={paths.addresses()} className="block truncate rounded-sm text-gray-800 hover:text-brand-700">
      <MapPin className={`${ICON} mr-1.5`} aria-hidden="true" />
      {destination ? (
        <>
          {destination.address} · {destination.consignee}
        </>
      ) : (
        m.product_add_address()
      )}
    </Link>
  )
}
