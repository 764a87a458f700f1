import { takeScope } from '#desk/takes/take-state.ts'
import type { Take, TakeLine } from '#features/takes/takes-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { PAPER, Sheet } from './sheet.tsx'

/** To be filled in beside the shelves. What should lie there is left out: who reads a number counts up to it. */
export const CountSheet = ({ take }: { take: Take & { lines: readonly TakeLine[] } }) => (
  <Sheet title={m.takes_sheet({ name: take.name })} paper="A4">
    <div className={cx(PAPER, 'mx-auto w-full max-w-[186mm] p-8 shadow-sm print:p-0')}>
      <p className="flex justify-between border-b-2 border-black pb-2">
        <b>
          {take.name} · {takeScope(take)}
        </b>
        <span>{take.create_time}</span>
      </p>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-black">
            <th className="py-1">{m.printing_goods()}</th>
            <th className="w-32">{m.takes_counted()}</th>
          </tr>
        </thead>
        <tbody>
          {take.lines.map((line) => (
            <tr key={line.sku_id} className="break-inside-avoid border-b border-gray-300">
              <td className="py-2 pr-4">
                {line.product_name} {line.sku_name}
                {line.code && <span className="ml-2 font-mono text-sm">{line.code}</span>}
              </td>
              <td>
                <span className="block h-8 border-2 border-black" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Sheet>
)
