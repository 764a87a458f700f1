import { GoodsLine } from '#features/catalogue/web/goods-line.tsx'
import { isPaid, ORDER } from '#features/orders/order-states.ts'
import type { Order, OrderItem } from '#features/orders/orders-contract.ts'
import { AmountRow } from '#features/orders/web/amount-row.tsx'
import { ItemActions } from '#features/orders/web/my-orders/item-actions.tsx'
import { PostageRow } from '#features/orders/web/postage-row.tsx'
import { Card } from '#ui/show/card.tsx'
import { Price } from '#ui/show/price.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'

type Props = { order: Order; virtualGoods: number }

export function OrderGoods({ order, virtualGoods }: Props) {
  const partly = order.status === ORDER.paid
  const acting: Column<OrderItem> = {
    key: 'acts',
    header: <span className="print:hidden">{m.myorders_act()}</span>,
    align: 'center',
    phone: 'bare',
    cell: (item) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2 @2xl:justify-center print:hidden">
        <ItemActions order={order} item={item} virtualGoods={virtualGoods} />
      </span>
    ),
  }
  return (
    <Card title={m.orderdetail_goods()} look="outline">
      <Table
        caption={m.orderdetail_goods()}
        rows={order.items}
        rowKey={(item) => item.id}
        columns={[
          {
            key: 'goods',
            header: m.myorders_goods(),
            phone: 'lead',
            cell: (item) => (
              <GoodsLine
                id={item.product_id}
                name={item.product_title}
                picture={item.product_image}
                option={item.product_sku_text}
              />
            ),
          },
          {
            key: 'price',
            header: m.orderdetail_price(),
            align: 'end',
            cell: (item) => <Price value={item.product_price} size="xs" tone="ink" />,
          },
          {
            key: 'num',
            header: m.orderdetail_num(),
            align: 'center',
            cell: (item) => (
              <span className="tabular-nums">
                {item.product_num}
                {partly && item.sent_num > 0 && (
                  <span className="block text-xs text-gray-500">
                    {m.orderdetail_sent_of({ sent: item.sent_num })}
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'paid',
            header: m.orderdetail_paid_for(),
            align: 'end',
            cell: (item) => <Price value={item.pay_price} size="xs" />,
          },
          ...(isPaid(order.status) ? [acting] : []),
        ]}
      />
      <OrderAmounts order={order} />
    </Card>
  )
}

function OrderAmounts({ order }: { order: Order }) {
  return (
    <dl className="ml-auto mt-4 max-w-xs space-y-1.5 border-t border-gray-100 pt-4 text-gray-600">
      <AmountRow label={m.orderdetail_goods_amount()} value={order.goods_amount} />
      {Number(order.discount_amount) > 0 && (
        <AmountRow label={m.orderdetail_discount()} value={`-${order.discount_amount}`} />
      )}
      <PostageRow order={order} />
      <div className="flex items-baseline justify-between pt-1.5">
        <dt className="font-medium text-gray-900">
          {isPaid(order.status) ? m.orderdetail_paid() : m.orderdetail_to_pay()}
        </dt>
        <dd>
          <Price value={order.pay_fee} />
        </dd>
      </div>
      {Number(order.refunded_amount) > 0 && (
        <AmountRow label={m.refunds_row()} value={`-${order.refunded_amount}`} />
      )}
    </dl>
  )
}
