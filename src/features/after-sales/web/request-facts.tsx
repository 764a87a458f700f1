import { Link } from 'react-router'
import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { Card } from '#ui/show/card.tsx'
import { Fact } from '#ui/show/fact.tsx'
import { PictureRow } from '#ui/show/picture-row.tsx'
import { Price } from '#ui/show/price.tsx'
import { Time } from '#ui/show/time.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { typeName } from './after-sale-words.ts'
import { ItemLine } from './item-line.tsx'

/** What was asked for, as the buyer wrote it. */
export function RequestFacts({ sale, orderPath }: { sale: AfterSaleDetail; orderPath: string }) {
  const pictures = sale.images === '' ? [] : sale.images.split(',')
  return (
    <Card title={m.aftersales_request()} look="outline">
      <ItemLine item={sale} />
      <dl className="mt-5 space-y-2.5 border-t border-gray-100 pt-4">
        <Fact wide label={m.aftersales_number()}>
          <span className="break-all tabular-nums">{sale.aftersale_sn}</span>
        </Fact>
        <Fact wide label={m.aftersales_order_number()}>
          <Link to={orderPath} className="break-all rounded-sm tabular-nums text-brand-700 hover:underline">
            {sale.order_sn}
          </Link>
        </Fact>
        <Fact wide label={m.aftersales_type()}>
          {typeName(sale.type)}
        </Fact>
        <Fact wide label={m.refunds_num()}>
          {m.refunds_num_of({ num: sale.refund_num, bought: sale.product_num })}
        </Fact>
        <Fact wide label={m.aftersales_amount()}>
          <Price value={sale.refund_amount} size="sm" />
        </Fact>
        {Number(sale.refund_postage) > 0 && (
          <Fact wide label={m.postage_label()}>
            <Price value={sale.refund_postage} size="sm" />
          </Fact>
        )}
        <Fact wide label={m.aftersales_reason()}>
          {sale.reason}
        </Fact>
        {sale.content !== '' && (
          <Fact wide label={m.aftersales_content()}>
            <Written text={sale.content} className="whitespace-pre-line break-words" />
          </Fact>
        )}
        <Fact wide label={m.aftersales_apply_time()}>
          <Time value={sale.create_time} />
        </Fact>
        {pictures.length > 0 && (
          <Fact wide label={m.aftersales_pictures()}>
            <PictureRow
              pictures={pictures}
              label={m.aftersales_pictures()}
              labelOf={(position) => m.aftersales_picture({ position })}
            />
          </Fact>
        )}
      </dl>
    </Card>
  )
}
