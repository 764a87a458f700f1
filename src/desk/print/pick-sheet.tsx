import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { PAPER, Sheet } from './sheet.tsx'

/** The walk along the shelves on paper: a box to tick, the sum, and where it goes. */
export const PickSheet = ({ wave }: { wave: Wave }) => (
  <Sheet title={m.printing_pick({ id: wave.id })} paper="A4">
    <div className={cx(PAPER, 'mx-auto w-full max-w-[186mm] p-8 shadow-sm print:p-0')}>
      <p className="flex justify-between border-b-2 border-black pb-2">
        <b>{m.printing_pick({ id: wave.id })}</b>
        <span>{wave.create_time}</span>
      </p>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-black">
            <th className="w-8">
              <span className="sr-only">{m.packing_key_pick()}</span>
            </th>
            <th className="w-14 text-right">{m.printing_num()}</th>
            <th className="px-4 py-1">{m.printing_goods()}</th>
            <th>{m.printing_boxes()}</th>
          </tr>
        </thead>
        <tbody>
          {wave.picking.map((row) => (
            <tr key={row.sku_id} className="break-inside-avoid border-b border-gray-300">
              <td className="py-2">
                <span className="block size-5 border-2 border-black" />
              </td>
              <td className="text-right text-xl font-bold tabular-nums">{row.num}</td>
              <td className="px-4">
                {row.title} {row.option}
                {row.code && <span className="ml-2 font-mono text-sm">{row.code}</span>}
              </td>
              <td className="tabular-nums">{row.boxes.map(({ box, num }) => `${box}×${num}`).join('  ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Sheet>
)
