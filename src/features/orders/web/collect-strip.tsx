import Ticket from 'lucide-react/icons/ticket-percent'
import { useState } from 'react'
import { useLoginFor } from '#features/account/web/use-login-for.ts'
import type { AvailableCoupon } from '#features/orders/coupons-contract.ts'
import { sayCouponRule } from '#features/orders/web/say-coupon-rule.ts'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { coupons: readonly AvailableCoupon[]; onCollected?: () => unknown; className?: string }

/** Coupons that lie open, a press each. Visitors log in first, come back and find it done. */
export function CollectStrip({ coupons, onCollected, className = '' }: Props) {
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const loginFor = useLoginFor()
  if (coupons.length === 0) return null
  const collect = async (id: number) => {
    if (!readCookie('user_token')) return loginFor('coupon', id)
    const done = await callApi(api.coupons.collectCoupon({ id }))
    if (!done) return
    setTaken((before) => new Set(before).add(id))
    toast.success(done.msg)
    await onCollected?.()
  }
  return (
    <ul
      aria-label={m.coupons_open()}
      className={`no-scrollbar flex gap-2 p-px max-md:overflow-x-auto md:flex-wrap ${className}`}
    >
      {coupons.map((one) => (
        <li key={one.id} className="shrink-0">
          <Chip
            coupon={one}
            collected={one.collected === 1 || taken.has(one.id)}
            onCollect={() => collect(one.id)}
          />
        </li>
      ))}
    </ul>
  )
}

type ChipProps = { coupon: AvailableCoupon; collected: boolean; onCollect: () => unknown }

function Chip({ coupon, collected, onCollect }: ChipProps) {
  const { name, amount, enough } = coupon.coupon
  return (
    <span className="coupon-chip">
      <Ticket aria-hidden="true" />
      <span>
        <b>{`−¥${amount}`}</b> {sayCouponRule(enough)}
        {coupon.for_new_buyers === 1 && <> · {m.coupons_newcomers()}</>}
      </span>
      {collected ? (
        <span className="text-gray-500">{m.coupons_collected()}</span>
      ) : (
        <Button variant="link" size="sm" aria-label={m.coupons_collect_one({ name })} onClick={onCollect}>
          {m.coupons_collect()}
        </Button>
      )}
    </span>
  )
}
