import { Link, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, loadDoor, usePerson } from '#desk/door/load-door.ts'
import { loadFirstSteps } from '#desk/opening/load-opening.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { ORDER } from '#features/orders/order-states.ts'
import { may, type Right } from '#features/people/roles.ts'
import type { Today } from '#features/today/today-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { FirstSteps } from './first-steps.tsx'
import { SalesCard } from './sales-card.tsx'
import { useFreshly } from './use-freshly.ts'

/** Who may open the shop is told what that still takes. */
export async function loader() {
  const { role } = await loadDoor()
  const [today, opening] = await Promise.all([
    load(() => desk.todaySeller.showToday()),
    may(role, 'change settings') ? loadFirstSteps() : undefined,
  ])
  return { today, opening }
}

type Waiting = { label: string; count: number; since?: string; to?: string; right: Right }

/** What waits for a person is the first thing seen. */
export function Component() {
  const { today, opening } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { role, name } = usePerson()
  useFreshly()
  const waiting = listWaiting(today).filter(({ right }) => may(role, right))
  return (
    <>
      <PageTitle title={m.desk_hello({ name })} />
      {opening && <FirstSteps {...opening} />}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {waiting.map((one) => (
          <li key={one.label}>
            <WaitingCard {...one} to={one.to} />
          </li>
        ))}
      </ul>
      {today.sales && <SalesCard sales={today.sales} />}
    </>
  )
}

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
  { label: m.desk_sold_out(), count: today.sold_out, to: `${deskPaths.stock}?low`, right: 'see stock' },
]

function WaitingCard({ label, count, since, to }: Omit<Waiting, 'right'>) {
  const card = cx(
    'block h-full rounded-xl bg-white p-4 ring-1 ring-gray-200',
    to && 'transition-shadow hover:shadow-md',
  )
  const inside = (
    <>
      <span className="block text-gray-600">{label}</span>
      <span
        className={cx('block text-3xl font-semibold tabular-nums', count ? 'text-gray-900' : 'text-gray-400')}
      >
        {count}
      </span>
      {since && (
        <span className="mt-1 block text-xs text-gray-500">{m.desk_since({ time: since.slice(5, 16) })}</span>
      )}
    </>
  )
  return to ? (
    <Link to={to} className={card}>
      {inside}
    </Link>
  ) : (
    <div className={card}>{inside}</div>
  )
}
