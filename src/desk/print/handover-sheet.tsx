import type { Handover } from '#features/orders/shipping-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { PAPER, Sheet } from './sheet.tsx'

/** What the driver takes along and signs for. */
export const HandoverSheet = ({ courier, day, parcels }: Handover) => (
  <Sheet title={m.printing_handover({ courier, day })} paper="A4">
    <div className={cx(PAPER, 'mx-auto w-full max-w-[186mm] p-8 shadow-sm print:p-0')}>
      <p className="flex justify-between border-b-2 border-black pb-2">
        <b>{m.printing_handover({ courier, day })}</b>
        <span>{m.printing_parcels({ count: parcels.length })}</span>
      </p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-black">
            <th className="w-10 text-right">#</th>
            <th className="px-3 py-1">{m.printing_tracking()}</th>
            <th>{m.printing_order()}</th>
            <th className="px-3">{m.printing_to()}</th>
            <th className="text-right">{m.printing_num()}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel, at) => (
            <tr
              key={parcel.tracking_no + parcel.order_sn}
              className="break-inside-avoid border-b border-gray-300"
            >
              <td className="py-1.5 text-right tabular-nums">{at + 1}</td>
              <td className="px-3 font-mono">{parcel.tracking_no}</td>
              <td className="font-mono">{parcel.order_sn}</td>
              <td className="px-3">
                {parcel.consignee} · {parcel.place}
              </td>
              <td className="text-right tabular-nums">{parcel.pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-16 flex justify-between gap-12">
        <span className="flex-1 border-t border-black pt-1">{m.printing_handed_by()}</span>
        <span className="flex-1 border-t border-black pt-1">{m.printing_driver()}</span>
      </p>
    </div>
  </Sheet>
)
