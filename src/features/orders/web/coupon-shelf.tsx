import Ticket from 'lucide-react/icons/ticket-percent'
import { useState } from 'react'
import type { Coupon } from '#features/orders/orders-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'
import { CouponTicket } from './coupon-ticket.tsx'
import { RedeemForm } from './redeem-form.tsx'

/** The buyer's coupons, and a pop-up to turn a promo code into one more. */
export function CouponShelf({
  coupons,
  onRedeemed,
}: {
  coupons: readonly Coupon[]
  onRedeemed: () => unknown
}) {
  const [open, setOpen] = useState(false)
  const done = async () => {
    setOpen(false)
    await onRedeemed()
  }
  return (
    <Card
      title={m.checkout_coupons({ count: coupons.length })}
      action={
        <Button variant="soft" size="sm" onClick={() => setOpen(true)}>
          <Ticket />
          {m.checkout_redeem_code()}
        </Button>
      }
    >
      {coupons.length === 0 ? (
        <EmptyState size="sm" icon={<Ticket />} title={m.checkout_no_coupons()} />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponTicket coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={m.checkout_redeem_code()} size="sm">
        <RedeemForm onRedeemed={done} />
      </Dialog>
    </Card>
  )
}
