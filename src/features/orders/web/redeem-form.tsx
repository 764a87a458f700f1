import type { Coupon } from '#features/orders/orders-contract.ts'
import { couponCodeFaults, MAX_COUPON_CODE, readCouponCode } from '#features/orders/orders-rules.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = {
  /** What is done with the code here: collected, or used at once. */
  act: string
  onRedeemed: (coupon: Coupon) => unknown
}

/** Turns a promo code into a coupon of the buyer's own. */
export function RedeemForm({ act, onRedeemed }: Props) {
  const form = useForm({
    initial: { code: '' },
    check: couponCodeFaults,
    send: ({ code }, keyFor) => {
      const body = { coupon_code: readCouponCode(code) }
      return api.orders.redeemCoupon(body, { key: keyFor(body) })
    },
    refusals: {
      orders_coupon_unknown: 'code',
      orders_coupon_not_yours: 'code',
      orders_coupon_early: 'code',
      orders_coupon_ended: 'code',
      orders_coupon_already: 'code',
      orders_coupon_used_up: 'code',
    },
    done: (coupon, msg) => {
      toast.success(msg)
      return onRedeemed(coupon)
    },
    clears: true,
  })

  return (
    <form {...form.props} className="flex items-start gap-3">
      <Field label={m.checkout_code()} hideLabel error={form.error('code')} className="flex-1">
        <TextInput
          {...form.bind('code')}
          maxLength={MAX_COUPON_CODE}
          placeholder={m.checkout_code_hint()}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
        />
      </Field>
      <Button type="submit" loading={form.pending}>
        {act}
      </Button>
    </form>
  )
}
