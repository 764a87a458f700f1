import { type FormEvent, useRef, useState } from 'react'
import { ask } from '#features/cart/web/ask.ts'
import type { Coupon } from '#features/orders/orders-contract.ts'
import { couponCodeFault, MAX_COUPON_CODE, readCouponCode } from '#features/orders/orders-rules.ts'
import { api } from '#platform/contract/api.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

/** Turns a promo code into a coupon of the buyer's own. */
export function RedeemForm({ onRedeemed }: { onRedeemed: (coupon: Coupon) => unknown }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())

  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const fault = couponCodeFault(code)?.()
    setError(fault)
    if (fault) return void toast.warn(fault)
    setSending(true)
    const coupon_code = readCouponCode(code)
    const key = keys.current.get(coupon_code) ?? newKey()
    keys.current.set(coupon_code, key)
    const answer = api.orders.redeemCoupon({ coupon_code }, { key })
    const done = await ask(answer)
    setSending(false)
    if (!done) {
      const said = await answer.catch(() => undefined)
      return setError(said?.msg)
    }
    setCode('')
    toast.success(done.msg)
    await onRedeemed(done.data)
  }

  return (
    <form noValidate onSubmit={redeem} className="flex items-start gap-3">
      <Field label={m.checkout_code()} hideLabel {...(error ? { error } : {})} className="flex-1">
        <TextInput
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={MAX_COUPON_CODE}
          placeholder={m.checkout_code_hint()}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
        />
      </Field>
      <Button type="submit" loading={sending}>
        {m.checkout_redeem()}
      </Button>
    </form>
  )
}
