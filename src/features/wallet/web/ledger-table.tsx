import { Link } from 'react-router'
import type { WalletMovement } from '#features/wallet/wallet-contract.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Price } from '#ui/show/price.tsx'
import { Table } from '#ui/show/table.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

type Props = { movements: readonly WalletMovement[]; orderPath: (orderId: number) => string }

export function LedgerTable({ movements, orderPath }: Props) {
  return (
    <Table
      caption={m.mywallet_history()}
      rows={movements}
      rowKey={(movement) => movement.id}
      empty={<EmptyState size="sm" scene="ticket" title={m.mywallet_no_history()} />}
      columns={[
        {
          key: 'what',
          header: m.mywallet_what(),
          phone: 'lead',
          cell: (movement) => (
            <span className="block">
              <span className="block font-medium text-gray-900">{movement.title}</span>
              {movement.order_id !== null && (
                <Link
                  to={orderPath(movement.order_id)}
                  className="rounded-sm text-xs tabular-nums text-gray-500 hover:text-brand-700 hover:underline"
                >
                  {movement.order_sn}
                </Link>
              )}
            </span>
          ),
        },
        {
          key: 'when',
          header: m.mywallet_when(),
          cell: (movement) => (
            <Time
              value={movement.create_time}
              detail="minute"
              className="tabular-nums text-gray-600 @max-2xl:text-xs"
            />
          ),
        },
        {
          key: 'amount',
          header: m.mywallet_amount(),
          align: 'end',
          phone: 'end',
          cell: (movement) => (
            <Price
              value={movement.amount}
              size="sm"
              signed
              tone={Number(movement.amount) < 0 ? 'ink' : 'warm'}
            />
          ),
        },
        {
          key: 'after',
          header: m.mywallet_after(),
          align: 'end',
          phone: 'hide',
          cell: (movement) => <Price value={movement.balance} size="xs" tone="inherit" />,
        },
      ]}
    />
  )
}
