import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** More of it or longer, another like it, or nobody gets one any more. */
export function CouponActs({ coupon }: { coupon: SellerCoupon }) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const { code } = coupon
  const end = async () => {
    if (!(await confirm({ title: m.deskcoupons_end_sure({ code }), danger: true }))) return
    const answer = await callApi(desk.couponsSeller.endCoupon({ code }))
    if (answer) toast.success(answer.msg)
    await revalidate()
  }
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <DialogButton
        label={m.desk_change()}
        aria-label={m.deskgoods_change_it({ name: code })}
        title={code}
        onDone={revalidate}
      >
        {({ done }) => <ChangeForm coupon={coupon} done={done} />}
      </DialogButton>
      <DialogButton
        label={m.deskgoods_copy()}
        aria-label={m.deskcoupons_copy({ code })}
        title={m.deskcoupons_copy({ code })}
        onDone={revalidate}
      >
        {({ done }) => <CopyForm code={code} done={done} />}
      </DialogButton>
      {coupon.ended === 0 && (
        <Button variant="ghost" size="sm" aria-label={m.deskcoupons_end_it({ code })} onClick={end}>
          {m.deskcoupons_end()}
        </Button>
      )}
    </div>
  )
}

type Done = { done(): Promise<void> }

function ChangeForm({ coupon: { code, cap }, done }: Done & { coupon: SellerCoupon }) {
  const form = useForm({
    initial: { cap: String(cap), days: '' },
    send: ({ cap: most, days }) =>
      desk.couponsSeller.changeCoupon({ code, cap: Number(most), ...(days && { days: Number(days) }) }),
    refusals: { coupons_cap_below: 'cap' },
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="cap" label={m.deskcoupons_cap()} inputMode="numeric" required />
      <TextField
        form={form}
        name="days"
        label={m.deskcoupons_days()}
        hint={m.deskcoupons_days_hint()}
        inputMode="numeric"
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}

function CopyForm({ code, done }: Done & { code: string }) {
  const form = useForm({
    initial: { new_code: '', days: '30' },
    send: ({ new_code, days }) => desk.couponsSeller.copyCoupon({ code, new_code, days: Number(days) }),
    refusals: { orders_coupon_code_wrong: 'new_code', orders_coupon_exists: 'new_code' },
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="new_code" label={m.deskcoupons_code()} maxLength={64} required />
      <TextField form={form} name="days" label={m.deskcoupons_days()} inputMode="numeric" required />
      <Button type="submit" block loading={form.pending}>
        {m.deskgoods_copy()}
      </Button>
    </form>
  )
}
