import { Link } from 'react-router'
import { actionsOf, ITEM_REFUND } from '#features/orders/order-states.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { DownloadButton } from './download-button.tsx'
import type { ListedItem, ListedOrder } from './listed-order.ts'

type Props = {
  order: Pick<ListedOrder, 'id' | 'order_sn' | 'status' | 'product_type'>
  item: Omit<ListedItem, 'may_ask_back'>
  /** Whether its money may be asked back, and where. */
  mayAskBack: boolean
}

/** What is offered for one item: its file, its money back, or how far that is. */
export function ItemActions({ order, item, mayAskBack }: Props) {
  const named = { name: item.product_title }
  return (
    <>
      {actionsOf(order).includes('download') && item.refund_status === ITEM_REFUND.none && (
        <DownloadButton order={order} item={item} />
      )}
      {item.packed_grams > 0 && (
        <span className="text-xs text-gray-500">
          {m.refunds_packed_weight({ grams: item.packed_grams, nominal: item.nominal_grams })}
        </span>
      )}
      <PartRefunded item={item} />
      {item.refund_status !== ITEM_REFUND.none && (
        <Link to={paths.afterSales(2)} className="inline-flex min-h-6 items-center hover:underline">
          {item.refund_status === ITEM_REFUND.open ? (
            <Tag tone="amber">{m.myorders_refunding()}</Tag>
          ) : (
            <Tag tone="gray">{m.myorders_refunded()}</Tag>
          )}
        </Link>
      )}
      {mayAskBack && (
        <ButtonLink
          variant="link"
          size="sm"
          href={paths.refundOption({ id: item.id, order_id: order.id })}
          aria-label={m.myorders_after_sale_of(named)}
          className="text-gray-600!"
        >
          {m.myorders_after_sale()}
        </ButtonLink>
      )}
    </>
  )
}

/** Some of its pieces, or some of its money, have gone back; the rest has not. */
function PartRefunded({ item }: Pick<Props, 'item'>) {
  const { refunded_num: num, refunded_amount: amount } = item
  if (item.refund_status === ITEM_REFUND.refunded || (num === 0 && Number(amount) === 0)) return null
  return (
    <Tag tone="gray">{num > 0 ? m.refunds_part_pieces({ num, amount }) : m.refunds_part_sum({ amount })}</Tag>
  )
}
