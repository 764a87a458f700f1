import { useSearchParams } from 'react-router'
import type { Slip } from '#features/packing/waves-seller-contract.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { Barcode } from './barcode.tsx'
import { PAPER, Sheet } from './sheet.tsx'

type Props = { shop: string; slips: readonly Slip[] }

/** One label a parcel, 100 × 150 mm for label printers; or four to a sheet of A4 with scissors. */
export function Labels({ shop, slips }: Props) {
  const [asked] = useSearchParams()
  const sheets = asked.get('paper') === 'a4'
  const on = (paper: string) =>
    `?${new URLSearchParams([...asked].filter(([name]) => name !== 'paper').concat([['paper', paper]]))}`
  return (
    <Sheet
      title={m.printing_labels({ count: slips.length })}
      paper={sheets ? 'A4' : '100mm 150mm'}
      choices={
        <>
          <ButtonLink
            variant={sheets ? 'outline' : 'soft'}
            href={on('label')}
            aria-current={!sheets || undefined}
          >
            100 × 150
          </ButtonLink>
          <ButtonLink
            variant={sheets ? 'soft' : 'outline'}
            href={on('a4')}
            aria-current={sheets || undefined}
          >
            A4
          </ButtonLink>
        </>
      }
    >
      <div
        className={cx(
          sheets ? 'grid w-[186mm] max-w-full grid-cols-2 gap-[2mm]' : 'space-y-4 print:space-y-0',
        )}
      >
        {slips.map((slip) => (
          <article
            key={slip.order_sn}
            className={cx(
              PAPER,
              'flex flex-col overflow-hidden shadow-sm ring-1 ring-gray-300 print:ring-0',
              sheets
                ? 'h-[134mm] break-inside-avoid p-[4mm] print:border print:border-dashed'
                : 'h-[150mm] w-[100mm] max-w-full break-after-page p-[5mm]',
            )}
          >
            <Label shop={shop} slip={slip} />
          </article>
        ))}
      </div>
    </Sheet>
  )
}

const Label = ({ shop, slip }: { shop: string; slip: Slip }) => (
  <>
    <header className="flex items-start justify-between border-b-2 border-black pb-[2mm]">
      <span className="text-[5mm] font-semibold">{shop}</span>
      {slip.box > 0 && <span className="text-[12mm]/[10mm] font-bold">{slip.box}</span>}
    </header>
    <div className="flex-1 py-[3mm]">
      <p className="text-[6mm]/[8mm] font-bold">
        {slip.consignee} <span className="font-normal">{slip.mobile}</span>
      </p>
      <p className="mt-[2mm] text-[5mm]/[7mm]">
        {slip.place}
        <br />
        {slip.address}
      </p>
      {slip.remark && <p className="mt-[3mm] border border-black p-[1.5mm] text-[4mm]">{slip.remark}</p>}
    </div>
    <p className="text-[3.5mm]">
      {m.printing_pieces({ count: slip.lines.reduce((sum, { num }) => sum + num, 0) })}
    </p>
    <Barcode bars={slip.bars} text={slip.order_sn} className="mt-[2mm] h-[22mm] w-full" />
    <p className="text-center font-mono text-[4mm]">{slip.order_sn}</p>
  </>
)
