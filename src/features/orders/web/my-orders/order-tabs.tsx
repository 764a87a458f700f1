import type { OrderCounters } from '#features/orders/orders-contract.ts'
import { ORDER_TABS, type OrderTab, paths } from '#paths'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import * as m from '#words'

const NAMES: Record<OrderTab, () => string> = {
  all: m.myorders_tab_all,
  unpaid: m.myorders_tab_unpaid,
  nosend: m.myorders_tab_nosend,
  noget: m.myorders_tab_noget,
  nocomment: m.myorders_tab_nocomment,
  completed: m.myorders_tab_completed,
}

type Props = { current: OrderTab; counters: OrderCounters }

/** The states orders are in, each with how many are. */
export function OrderTabs({ current, counters }: Props) {
  return (
    <LinkTabs
      label={m.myorders_tabs()}
      items={ORDER_TABS.map((tab) => {
        const count = tab === 'all' ? counters.total_num : counters[tab]
        return {
          label: NAMES[tab](),
          href: paths.orders(tab),
          count,
          countLabel: m.myorders_tab_count({ count }),
          current: tab === current,
          quiet: tab === 'all' || tab === 'completed',
        }
      })}
    />
  )
}
