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
import { Day } from '#ui/show/day.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'

/** Where it goes: the buyer's default address, `null` for a buyer without one, nothing for visitors. */
export type Destination = { consignee: string; address: ReactNode } | null

/** Of what the shop promises; the rest is in the footer. */
const PROMISES_SHOWN = 3

type Props = { product: ProductDetail; delivery: DeliveryShown; destination?: Destination | undefined }

export function DeliveryFacts({ product, delivery, destination }: Props) {
  const virtual = product.product_type === 1
  const { promises } = useIdentity()
  return (
    <div className="space-y-3">
      {destination !== undefined && !virtual && (
        <FactRow label={m.product_deliver_to()}>
          <DestinationLine destination={destination} />
        </FactRow>
      )}
      {virtual ? (
        <FactRow label={m.product_delivery()}>{m.product_virtual_delivery()}</FactRow>
      ) : (
        <>
          <Parcel product={product} delivery={delivery} anywhere={!destination} />
          <Promises promises={promises} />
        </>
      )}
    </div>
  )
}

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
  if (delivery.delivered === 0)
    return <FactRow label={m.product_delivery()}>{m.postage_not_delivered()}</FactRow>
  return (
    <>
      <FactRow label={m.postage_label()}>{sayPostage(offer)}</FactRow>
      <FactRow label={m.postage_expected()}>
        <Day value={delivery.expected_day} />
        <span className="ml-2 text-gray-600">
          {[anywhere && m.postage_most_places(), hour > 0 && m.postage_paid_before({ hour })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </FactRow>
    </>
  )
}

/** In the line of the words beside it, so that they stand on one line with the name of the fact. */
const ICON = 'inline size-4 align-[-0.1875em] text-brand-600'

function DestinationLine({ destination }: { destination: Destination }) {
  return (
    <Link to={paths.addresses()} className="block rounded-sm text-gray-800 hover:text-brand-700">
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
