import type { AfterSale } from '#features/after-sales/after-sales-contract.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import { Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'
import { stateName, stateTone, typeName } from './after-sale-words.ts'

type Props = { sales: readonly AfterSale[]; ordersPath: string }

export function AfterSaleTable({ sales, ordersPath }: Props) {
  return (
    <Table
      caption={m.aftersales_list()}
      rows={sales}
      rowKey={(sale) => sale.id}
      empty={
        <EmptyState
          scene="parcel"
          title={m.aftersales_empty()}
          text={m.aftersales_empty_text()}
          action={<ButtonLink href={ordersPath}>{m.aftersales_to_orders()}</ButtonLink>}
        />
      }
      columns={[
        {
          key: 'item',
          header: m.aftersales_column_item(),
          phone: 'lead',
          cell: (sale) => <Item sale={sale} />,
        },
        {
          key: 'type',
          header: m.aftersales_column_type(),
          phone: 'hide',
          width: '@2xl:w-28',
          cell: (sale) => typeName(sale.type),
        },
        {
          key: 'amount',
          header: m.aftersales_column_amount(),
          align: 'end',
          width: '@2xl:w-28',
          cell: (sale) => (
            <span className="@max-2xl:flex @max-2xl:items-baseline @max-2xl:gap-1.5">
              <Price value={sale.refund_amount} size="sm" tone="ink" />
              {/* All of them is what one expects. */}
              {sale.refund_num !== sale.product_num && (
                <span className="block text-xs text-gray-500">
                  {m.refunds_num_of({ num: sale.refund_num, bought: sale.product_num })}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'state',
          header: m.aftersales_column_state(),
          align: 'center',
          width: '@2xl:w-32',
          cell: (sale) => (
            <Tag tone={stateTone(sale.aftersale_status)} size="md">
              {stateName(sale)}
            </Tag>
          ),
        },
        {
          key: 'act',
          header: m.aftersales_column_act(),
          align: 'end',
          phone: 'end',
          width: '@2xl:w-28',
          cell: (sale) => (
            <ButtonLink
              href={paths.refundDetail(sale.id)}
              variant="outline"
              size="sm"
              aria-label={m.aftersales_view_of({ title: sale.product_title })}
            >
              {m.aftersales_view()}
            </ButtonLink>
          ),
        },
      ]}
    />
  )
}

const Item = ({ sale }: { sale: AfterSale }) => (
  <span className="flex gap-3 text-left">
    <Picture src={sale.product_image} alt="" sizes="64px" className="size-16 shrink-0 rounded-lg" />
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 phrases font-medium text-gray-900">{sale.product_title}</span>
      <span className="block text-xs text-gray-500">
        {sale.product_sku_text} × {sale.product_num}
      </span>
      <span className="mt-0.5 flex flex-wrap gap-x-3 text-xs tabular-nums text-gray-500">
        <span className="@2xl:hidden">{typeName(sale.type)}</span>
        <span className="break-all">{sale.aftersale_sn}</span>
        <Time value={sale.create_time} detail="minute" className="whitespace-nowrap" />
      </span>
    </span>
  </span>
)
