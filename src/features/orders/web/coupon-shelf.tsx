import Ticket from 'lucide-react/icons/ticket-percent'
import type { AvailableCoupon } from '#features/orders/coupons-contract.ts'
import type { Coupon } from '#features/orders/orders-contract.ts'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'
import { CollectStrip } from './collect-strip.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { RedeemForm } from './redeem-form.tsx'

type Props = {
  coupons: readonly Coupon[]
  /** Those to be had without a code. */
  available: readonly AvailableCoupon[]
  onRedeemed: () => unknown
}

/** The buyer's coupons, and a pop-up to turn a promo code into one more. */
export function CouponShelf({ coupons, available, onRedeemed }: Props) {
  const open = available.filter((one) => one.collected === 0)
  return (
    <Card
      title={m.checkout_coupons({ count: coupons.length })}
      action={
        <DialogButton
          variant="soft"
          label={
            <>
              <Ticket />
              {m.checkout_redeem_code()}
            </>
          }
          title={m.checkout_redeem_code()}
          onDone={onRedeemed}
        >
          {({ done }) => <RedeemForm act={m.checkout_redeem()} onRedeemed={done} />}
        </DialogButton>
      }
    >
      <CollectStrip coupons={open} onCollected={onRedeemed} className={coupons.length > 0 ? 'mb-4' : ''} />
      {coupons.length === 0 ? (
        open.length === 0 && <EmptyState size="sm" scene="ticket" title={m.checkout_no_coupons()} />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponTicket coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
