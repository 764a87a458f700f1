import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { Card } from '#ui/show/card.tsx'
import { Lightbox } from '#ui/show/lightbox.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'
import { languageOf, typeName } from './after-sale-words.ts'
import { ItemLine } from './item-line.tsx'

/** What was asked for, as the buyer wrote it. */
export function RequestFacts({ sale, orderPath }: { sale: AfterSaleDetail; orderPath: string }) {
  const pictures = sale.images === '' ? [] : sale.images.split(',')
  return (
    <Card title={m.aftersales_request()} look="outline">
      <ItemLine item={sale} />
      <dl className="mt-5 space-y-2.5 border-t border-gray-100 pt-4">
        <Fact label={m.aftersales_number()}>
          <span className="break-all tabular-nums">{sale.aftersale_sn}</span>
        </Fact>
        <Fact label={m.aftersales_order_number()}>
          <Link to={orderPath} className="break-all rounded-sm tabular-nums text-brand-700 hover:underline">
            {sale.order_sn}
          </Link>
        </Fact>
        <Fact label={m.aftersales_type()}>{typeName(sale.type)}</Fact>
        <Fact label={m.refunds_num()}>
          {m.refunds_num_of({ num: sale.refund_num, bought: sale.product_num })}
        </Fact>
        <Fact label={m.aftersales_amount()}>
          <Price value={sale.refund_amount} size="sm" />
        </Fact>
        {Number(sale.refund_postage) > 0 && (
          <Fact label={m.orderdetail_postage()}>
            <Price value={sale.refund_postage} size="sm" />
          </Fact>
        )}
        <Fact label={m.aftersales_reason()}>{sale.reason}</Fact>
        {sale.content !== '' && (
          <Fact label={m.aftersales_content()}>
            <span lang={languageOf(sale.content)} className="whitespace-pre-line break-words">
              {sale.content}
            </span>
          </Fact>
        )}
        <Fact label={m.aftersales_apply_time()}>
          <Time value={sale.create_time} />
        </Fact>
        {pictures.length > 0 && (
          <Fact label={m.aftersales_pictures()}>
            <Pictures pictures={pictures} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Pictures({ pictures }: { pictures: readonly string[] }) {
  const [enlarged, setEnlarged] = useState<number>()
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, at) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={m.aftersales_picture({ position: at + 1 })}
              onClick={() => setEnlarged(at)}
              className="block cursor-zoom-in overflow-hidden rounded-lg"
            >
              <Picture src={picture} alt="" sizes="72px" className="size-18" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={pictures}
        label={m.aftersales_pictures()}
        at={enlarged}
        onClose={() => setEnlarged(undefined)}
      />
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-4">
    <dt className="w-28 shrink-0 text-gray-500">{label}</dt>
    <dd className="min-w-0 flex-1 text-gray-900">{children}</dd>
  </div>
)
