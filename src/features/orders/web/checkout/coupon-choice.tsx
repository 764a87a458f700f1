import ChevronRight from 'lucide-react/icons/chevron-right'
import Ticket from 'lucide-react/icons/ticket-percent'
import { useId, useState } from 'react'
import type { Coupon } from '#features/orders/orders-contract.ts'
import { couponApplies } from '#features/orders/orders-rules.ts'
import { fromYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { CouponTicket } from '../coupon-ticket.tsx'
import { RedeemForm } from '../redeem-form.tsx'

type Props = {
  coupons: readonly Coupon[]
  /** What the goods cost, as the server has it. */
  goodsAmount: string
  chosen: Coupon | null
  discount: string
  onChoose: (couponId: number) => void
  onRedeemed: (coupon: Coupon, applies: boolean) => void
}

/** One row on the page; the coupons themselves and the field for a code are in a pop-up. */
export function CouponChoice({ coupons, goodsAmount, chosen, discount, onChoose, onRedeemed }: Props) {
  const [open, setOpen] = useState(false)
  const applies = (coupon: Coupon) =>
    couponApplies(fromYuan(goodsAmount) ?? 0, fromYuan(coupon.coupon.enough) ?? 0)
  const usable = coupons.filter(applies)
  const take = (couponId: number) => {
    onChoose(couponId)
    setOpen(false)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-2 font-medium text-gray-900">
          <Ticket className="size-5 text-warm-600" aria-hidden="true" />
          {m.checkout_coupon()}
        </span>
        <span className="min-w-0 text-gray-600">
          {chosen && applies(chosen) && (
            <span className="font-medium text-warm-700">
              {chosen.coupon.name} −¥{discount}
            </span>
          )}
          {chosen && !applies(chosen) && (
            <span className="text-red-600">
              {m.orders_coupon_not_enough({ enough: chosen.coupon.enough })}
            </span>
          )}
          {!chosen && (
            <span>
              {usable.length > 0
                ? m.checkout_coupons_usable({ count: usable.length })
                : coupons.length > 0
                  ? m.checkout_none_fit()
                  : m.checkout_no_coupons()}
            </span>
          )}
        </span>
        <Button variant="link" className="ml-auto" onClick={() => setOpen(true)}>
          {chosen ? m.checkout_change_coupon() : m.checkout_use_coupon()}
          <ChevronRight />
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.checkout_coupon()}
        footer={
          <>
            {chosen && (
              <Button variant="outline" onClick={() => take(0)}>
                {m.checkout_no_coupon()}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>{m.checkout_done()}</Button>
          </>
        }
      >
        <RedeemForm act={m.checkout_use()} onRedeemed={(coupon) => onRedeemed(coupon, applies(coupon))} />
        <fieldset className="mt-5">
          <legend className="mb-2 font-medium text-gray-700">{m.checkout_my_coupons()}</legend>
          {coupons.length === 0 && (
            <p className="py-4 text-center text-gray-500">{m.checkout_no_coupons()}</p>
          )}
          <div className="space-y-3">
            {coupons.map((coupon) => (
              <CouponOption
                key={coupon.id}
                coupon={coupon}
                applies={applies(coupon)}
                chosen={coupon.id === chosen?.id}
                onChoose={() => take(coupon.id)}
              />
            ))}
          </div>
        </fieldset>
      </Dialog>
    </>
  )
}

type OptionProps = { coupon: Coupon; applies: boolean; chosen: boolean; onChoose: () => void }

function CouponOption({ coupon, applies, chosen, onChoose }: OptionProps) {
  const fault = applies ? undefined : m.orders_coupon_not_enough({ enough: coupon.coupon.enough })
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="block rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700"
    >
      <CouponTicket
        coupon={coupon}
        fault={fault}
        end={
          <input
            id={id}
            type="radio"
            name="coupon"
            checked={chosen}
            disabled={!applies}
            onChange={onChoose}
            onClick={chosen ? onChoose : undefined}
            className="size-5 shrink-0 appearance-none rounded-full bg-white outline-none ring-1 ring-inset ring-gray-400 checked:border-6 checked:border-brand-600 checked:ring-brand-600 disabled:bg-gray-100"
          />
        }
      />
    </label>
  )
}
