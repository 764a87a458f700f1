import PackageCheck from 'lucide-react/icons/package-check'
import Truck from 'lucide-react/icons/truck'
import type { Logistics, Parcel } from '#features/orders/orders-contract.ts'
import { Time } from '#ui/show/time.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import * as m from '#words'
import { CopyButton } from './copy-button.tsx'

/** Every parcel of an order with its way. Where there are several, each says what is in it. */
export function Parcels({ parcels }: Pick<Logistics, 'parcels'>) {
  const count = parcels.length
  return (
    <div className="space-y-8">
      {parcels.map((parcel, at) => (
        <div key={parcel.parcel_id}>
          {count > 1 && (
            <h3 className="mb-2 font-medium text-gray-900">
              {m.orderdetail_parcel_of({ at: at + 1, count })}
              <span className="block font-normal text-gray-600">{parcel.goods}</span>
            </h3>
          )}
          <ParcelTimeline parcel={parcel} />
        </div>
      ))}
    </div>
  )
}

/** Courier, number and the parcel's way, the latest first. */
function ParcelTimeline({ parcel }: { parcel: Parcel }) {
  return (
    <>
      <div className="mb-5 flex items-center gap-3 rounded-xl bg-gray-50 px-4 py-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700 [&_svg]:size-5">
          {parcel.delivered === 1 ? <PackageCheck /> : <Truck />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-gray-900">{parcel.courier_name}</span>
          <span className="block break-all tabular-nums text-gray-600">{parcel.tracking_no}</span>
        </span>
        <CopyButton text={parcel.tracking_no} label={m.myorders_copy_tracking()} />
      </div>
      <Timeline
        entries={parcel.events.map((event) => ({
          key: event.id,
          time: <Time value={event.time} />,
          text: event.place ? m.myorders_event_at({ place: event.place, text: event.text }) : event.text,
        }))}
      />
    </>
  )
}
