import Ticket from 'lucide-react/icons/ticket-percent'
import { useLoginFor } from '#features/account/web/use-login-for.ts'
import type { AvailableCoupon } from '#features/orders/coupons-contract.ts'
import { sayCouponRule } from '#features/orders/web/say-coupon-rule.ts'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { cx } from '#ui/cx.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { ownCoupons } from './own-coupons.ts'

type Props = { coupons: readonly AvailableCoupon[]; onCollected?: () => unknown; className?: string }

/** Coupons that lie open, a press each. Visitors log in first, come back and find it done. */
export function CollectStrip({ coupons, onCollected, className = '' }: Props) {
  const loginFor = useLoginFor()
  if (coupons.length === 0) return null
  const collect = async (id: number) => {
    if (!readCookie('user_token')) return loginFor('coupon', id)
    const done = await callApi(api.coupons.collectCoupon({ id }))
    if (!done) return
    ownCoupons.press(id, 'collected')
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
          <Chip coupon={one} onCollect={() => collect(one.id)} />
        </li>
      ))}
    </ul>
  )
}

type ChipProps = { coupon: AvailableCoupon; onCollect: () => unknown }

/** As wide whatever becomes of it: what the buyer has of it is known only when the page stands already. */
function Chip({ coupon, onCollect }: ChipProps) {
  const state = ownCoupons.useOf(coupon.id) ?? (coupon.collected === 1 ? 'collected' : 'open')
  const { name, amount, enough } = coupon.coupon
  return (
    <span className="coupon-chip">
      <Ticket aria-hidden="true" />
      <span>
        <b>{`−¥${amount}`}</b> {sayCouponRule(enough)}
        {coupon.for_new_buyers === 1 && <> · {m.coupons_newcomers()}</>}
      </span>
      <span className="grid items-center *:col-start-1 *:row-start-1">
        <Button
          variant="link"
          size="sm"
          aria-label={m.coupons_collect_one({ name })}
          onClick={onCollect}
          className={cx(state !== 'open' && 'invisible')}
        >
          {m.coupons_collect()}
        </Button>
        <span className={cx('text-gray-500', state !== 'collected' && 'invisible')}>
          {m.coupons_collected()}
        </span>
        {state === 'not for them' && (
          <span className="text-center text-gray-500">
            <span aria-hidden="true">—</span>
            <span className="sr-only">{m.coupons_not_for_you()}</span>
          </span>
        )}
      </span>
    </span>
  )
}
