import Truck from 'lucide-react/icons/truck'
import { Link } from 'react-router'
import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { paths } from '#paths'
import { type Cents, toYuan } from '#platform/money.ts'
import * as m from '#words'
import { type Chosen, postageOfChosen, totalOf } from './cart-total.ts'

/** The cheapest thing to add should still be among those that are offered. */
const LEAST_OFFERED: Cents = 2000

/** What fills a gap: the nearest to it first, whatever costs half as much more at most. */
const fillers = (missing: Cents) =>
  paths.search({
    orderby: 'price',
    orderway: 'desc',
    min_price: '0',
    max_price: toYuan(Math.max(LEAST_OFFERED, Math.ceil(missing * 1.5))),
  })

/** What sending the chosen goods costs, how far it is to free postage, and a way to get there. */
export function CartPostage({ chosen, delivery }: { chosen: readonly Chosen[]; delivery: DeliveryShown }) {
  if (chosen.length === 0) return null
  const { cents, missingCents, freeFromCents } = postageOfChosen(chosen, delivery)
  if (missingCents === 0)
    return (
      <p
        role="status"
        className="flex w-full items-center gap-2 text-brand-700 @max-3xl:text-xs @3xl:justify-end"
      >
        <Truck className="size-4" aria-hidden="true" />
        {cents === 0 ? m.cartpage_free() : m.cartpage_fee({ amount: toYuan(cents) })}
      </p>
    )
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-gray-700 @max-3xl:text-xs">
      <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <Truck className="size-4 text-brand-600" aria-hidden="true" />
        {m.cartpage_fee({ amount: toYuan(cents) })}
        <b className="font-medium text-warm-700">{m.cartpage_missing({ amount: toYuan(missingCents) })}</b>
      </p>
      <Link
        to={fillers(missingCents)}
        className="inline-flex min-h-6 shrink-0 items-center rounded-sm font-medium text-brand-700 underline-offset-4 hover:underline"
      >
        {m.cartpage_fill()}
      </Link>
      {/* A drawing, because a served page may carry no styles of its own. */}
      <svg
        role="img"
        aria-label={m.cartpage_to_free()}
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="h-1 w-full rounded-full bg-gray-200 text-brand-600"
      >
        <rect width={(totalOf(chosen) / freeFromCents) * 100} height="2" fill="currentColor" />
      </svg>
    </div>
  )
}
