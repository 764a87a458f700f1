import { Link } from 'react-router'
import { ORDER } from '#features/orders/order-states.ts'
import { may, type Right, type Role } from '#features/people/roles.ts'
import { MOST_SOLD_OUT } from '#features/today/today-rules.ts'
import type { Today } from '#features/today/today-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

type Waiting = {
  label: string
  count: number
  /** Counted no further than this. */
  most?: number
  since?: string
  to: string
  right: Right
}

/** What waits for a person is the first thing seen, and a press away. */
export const WaitingCards = ({ today, role }: { today: Today; role: Role }) => (
  <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none">
    {listWaiting(today)
      .filter(({ right }) => may(role, right))
      .map((one) => (
        <li key={one.label}>
          <WaitingCard {...one} />
        </li>
      ))}
  </ul>
)

const listWaiting = (today: Today): Waiting[] => [
  {
    label: m.desk_to_ship(),
    ...today.to_ship,
    to: `${deskPaths.orders}?status=${ORDER.paid}`,
    right: 'ship orders',
  },
  { label: m.desk_to_judge(), ...today.to_judge, to: deskPaths.requests, right: 'see requests' },
  { label: m.desk_to_answer(), ...today.to_answer, to: deskPaths.talks, right: 'talk to buyers' },
  { label: m.office_to_agree(), ...today.to_agree, to: deskPaths.approvals, right: 'agree' },
  { label: m.desk_stuck_money(), ...today.stuck_money, to: deskPaths.money, right: 'see money' },
  {
    label: m.desk_sold_out(),
    count: today.sold_out,
    most: MOST_SOLD_OUT,
    to: `${deskPaths.stock}?low`,
    right: 'see stock',
  },
]

const WaitingCard = ({ label, count, most, since, to }: Waiting) => (
  <Link
    to={to}
    className="block h-full rounded-xl bg-white p-4 ring-1 ring-gray-200 transition-shadow hover:shadow-md"
  >
    <span className="block text-gray-600">{label}</span>
    <span
      className={cx('block text-3xl font-semibold tabular-nums', count ? 'text-gray-900' : 'text-gray-400')}
    >
      {count === most ? `${most - 1}+` : count}
    </span>
    {since && (
      <span className="mt-1 block text-xs text-gray-500">{m.desk_since({ time: since.slice(5, 16) })}</span>
    )}
  </Link>
)
