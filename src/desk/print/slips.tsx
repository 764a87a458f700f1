import type { Slip } from '#features/packing/waves-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { Barcode } from './barcode.tsx'
import { PAPER, Sheet } from './sheet.tsx'

type Props = { shop: string; slips: readonly Slip[] }

/** What lies in the parcel, for whoever opens it: no sums, which are nobody's business on the way. */
export const Slips = ({ shop, slips }: Props) => (
  <Sheet title={m.printing_slips({ count: slips.length })} paper="A4">
    <div className="space-y-6 print:space-y-0">
      {slips.map((slip) => (
        <article
          key={slip.order_sn}
          className={cx(PAPER, 'mx-auto w-full max-w-[186mm] break-after-page p-8 shadow-sm print:p-0')}
        >
          <header className="flex items-start justify-between gap-6 border-b-2 border-black pb-3">
            <div>
              <p className="text-xl font-semibold">{shop}</p>
              <p>{m.printing_slip_title()}</p>
            </div>
            <div className="text-right">
              <Barcode bars={slip.bars} text={slip.order_sn} className="ml-auto h-12 w-88 max-w-full" />
              <p className="font-mono text-sm">{slip.order_sn}</p>
            </div>
          </header>
          <p className="mt-3 flex justify-between gap-6">
            <span>
              {slip.consignee} · {slip.place} {slip.address}
            </span>
            {slip.box > 0 && <b className="text-2xl">{slip.box}</b>}
          </p>
          {slip.remark && <p className="mt-2">{m.printing_remark({ remark: slip.remark })}</p>}
          <table className="mt-4 w-full text-left">
            <thead>
              <tr className="border-b border-black">
                <th className="py-1">{m.printing_goods()}</th>
                <th className="text-right">{m.printing_weight()}</th>
                <th className="text-right">{m.printing_num()}</th>
              </tr>
            </thead>
            <tbody>
              {slip.lines.map((line) => (
                <tr key={line.sku_id} className="break-inside-avoid border-b border-gray-300">
                  <td className="py-2">
                    {line.title} {line.option}
                  </td>
                  <td className="text-right">
                    {line.packed_grams > 0 &&
                      m.packing_grams({ grams: line.packed_grams, nominal: line.nominal_grams })}
                  </td>
                  <td className="text-right tabular-nums">{line.num}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </div>
  </Sheet>
)
