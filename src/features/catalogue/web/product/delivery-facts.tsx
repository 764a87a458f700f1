import BadgeCheck from 'lucide-react/icons/badge-check'
import MapPin from 'lucide-react/icons/map-pin'
import { Link } from 'react-router'
import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import * as m from '#words'
import { FactRow } from './fact-row.tsx'

/** Where it goes: the buyer's default address, `null` for a buyer without one, nothing for visitors. */
export type Destination = { consignee: string; address: string } | null

type Props = { product: ProductDetail; destination?: Destination | undefined }

export function DeliveryFacts({ product, destination }: Props) {
  const virtual = product.product_type === 1
  return (
    <div className="space-y-3">
      {destination !== undefined && !virtual && (
        <FactRow label={m.product_deliver_to()}>
          <DestinationLine destination={destination} />
        </FactRow>
      )}
      <FactRow label={virtual ? m.product_delivery() : m.product_postage()}>
        {virtual
          ? m.product_virtual_delivery()
          : product.free_shipping === 1
            ? m.product_shipping({ amount: product.free_shipping_money })
            : m.product_postage_free()}
      </FactRow>
      {!virtual && (
        <FactRow label={m.product_promise()}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-gray-700">
            {[m.shell_service_fresh(), m.shell_service_cold(), m.shell_service_refund()].map((promise) => (
              <li key={promise} className="flex items-center gap-1">
                <BadgeCheck className="size-4 text-brand-600" aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </FactRow>
      )}
    </div>
  )
}

function DestinationLine({ destination }: { destination: Destination }) {
  const words = destination ? `${destination.address} · ${destination.consignee}` : m.product_add_address()
  return (
    <Link
      to="/user-center/0/receiving-address"
      className="flex min-w-0 items-center gap-1.5 rounded-sm text-gray-800 hover:text-brand-700"
    >
      <MapPin className="size-4 shrink-0 text-brand-600" aria-hidden="true" />
      <span className="truncate">{words}</span>
    </Link>
  )
}
