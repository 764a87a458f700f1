import { mayRequestRefund } from '#features/orders/ask-back-rules.ts'
import { isClosed, isPaid, ORDER } from '#features/orders/order-states.ts'
import type { Order, OrderItem } from '#features/orders/orders-contract.ts'
import { AmountRow } from '#features/orders/web/amount-row.tsx'
import { ItemGoods } from '#features/orders/web/item-parts.tsx'
import { ItemActions } from '#features/orders/web/my-orders/item-actions.tsx'
import { PostageRow } from '#features/orders/web/postage-row.tsx'
import { Card } from '#ui/show/card.tsx'
import { Price } from '#ui/show/price.tsx'
import { Table } from '#ui/show/table.tsx'
import * as m from '#words'

type Props = { order: Order; virtualGoods: number }

export function OrderGoods({ order, virtualGoods }: Props) {
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
              <ItemGoods item={item} size="sm">
                <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="mr-auto tabular-nums @2xl:hidden">
                    <Price value={item.product_price} size="xs" tone="ink" /> ×{' '}
                    <Pieces order={order} item={item} />
                  </span>
                  {isPaid(order.status) && (
                    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
                      <ItemActions
                        order={order}
                        item={item}
                        mayAskBack={mayRequestRefund(order, item, virtualGoods)}
                      />
                    </div>
                  )}
                </div>
              </ItemGoods>
            ),
          },
          {
            key: 'price',
            header: m.orderdetail_price(),
            align: 'end',
            phone: 'hide',
            cell: (item) => <Price value={item.product_price} size="xs" tone="ink" />,
          },
          {
            key: 'num',
            header: m.orderdetail_num(),
            align: 'center',
            phone: 'hide',
            cell: (item) => <Pieces order={order} item={item} />,
          },
          {
            key: 'paid',
            header: isClosed(order.status) ? m.orderdetail_sum() : m.orderdetail_paid_for(),
            align: 'end',
            phone: 'hide',
            cell: (item) => (
              <Price value={item.pay_price} size="xs" tone={isClosed(order.status) ? 'ink' : 'warm'} />
            ),
          },
        ]}
      />
      <OrderAmounts order={order} />
    </Card>
  )
}

/** How many, and how many of them have left while the others have not. */
const Pieces = ({ order, item }: { order: Order; item: OrderItem }) => (
  <span className="tabular-nums">
    {item.product_num}
    {order.status === ORDER.paid && item.sent_num > 0 && (
      <span className="text-xs text-gray-500 @max-2xl:ml-1.5 @2xl:block">
        {m.orderdetail_sent_of({ sent: item.sent_num })}
      </span>
    )}
  </span>
)

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
          <Price value={order.pay_fee} tone={isClosed(order.status) ? 'ink' : 'warm'} />
        </dd>
      </div>
      {Number(order.refunded_amount) > 0 && (
        <AmountRow label={m.refunds_row()} value={`-${order.refunded_amount}`} />
      )}
    </dl>
  )
}
