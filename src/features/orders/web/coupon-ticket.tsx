import type { ReactNode } from 'react'
import type { Coupon } from '#features/orders/orders-contract.ts'
import { sayCouponRule } from '#features/orders/web/say-coupon-rule.ts'
import { cx } from '#ui/cx.ts'
import { Price } from '#ui/show/price.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

type Props = {
  coupon: Coupon
  /** Why it cannot be used now. */
  fault?: string | undefined
  end?: ReactNode
  className?: string
}

/** A coupon as people know them: what it is worth on the left, its rule and its last day on the right. */
export function CouponTicket({ coupon, fault, end, className }: Props) {
  const { name, amount, enough } = coupon.coupon
  return (
    <span
      className={cx(
        'flex min-w-0 overflow-hidden rounded-xl ring-1 ring-inset',
        fault ? 'bg-gray-50 ring-gray-200' : 'bg-warm-50 ring-warm-200',
        className,
      )}
    >
      <span
        className={cx(
          'flex w-28 shrink-0 flex-col items-center justify-center gap-1 border-r border-dashed px-2 py-3',
          fault ? 'border-gray-300' : 'border-warm-300',
        )}
      >
        <Price
          value={amount}
          size="lg"
          tone={fault ? 'ink' : 'inherit'}
          className={fault ? '' : 'text-warm-700'}
        />
        <span className="text-center text-xs text-gray-600">{sayCouponRule(enough)}</span>
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-3 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-gray-900">{name}</span>
          <span className="block truncate text-xs text-gray-600">{coupon.coupon_code}</span>
          <span className="block text-xs text-gray-600">
            {m.checkout_coupon_until()} <Time value={coupon.end_time} detail="date" />
          </span>
          {fault && <span className="block text-xs text-red-600">{fault}</span>}
        </span>
        {end}
      </span>
    </span>
  )
}
