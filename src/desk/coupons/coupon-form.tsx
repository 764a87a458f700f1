import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

const FLAGS = [
  ['collectable', m.deskcoupons_is_collectable],
  ['for_new_buyers', m.deskcoupons_is_for_new],
] as const

/** A coupon that counts from now on. */
export function CouponForm({ done }: { done(): Promise<void> }) {
  const form = useForm({
    initial: {
      code: '',
      name: NO_TEXT,
      amount: '',
      enough: '0',
      cap: '100',
      days: '30',
      for_new_buyers: 0 as 0 | 1,
      collectable: 0 as 0 | 1,
    },
    check: ({ name, amount }) => [
      ...(isWhole(name) ? [] : [{ field: 'name' as const, says: m.deskgoods_need_name }]),
      ...(Number(amount) > 0 ? [] : [{ field: 'amount' as const, says: m.deskgoods_need_price }]),
    ],
    send: (values) => desk.ordersSeller.addCoupon(values),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  const { values, set } = form
  return (
    <form {...form.props} className="space-y-4">
      <BothField
        label={m.deskgoods_name()}
        value={values.name}
        change={(name) => set('name', name)}
        maxLength={60}
        required
        error={form.error('name')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField form={form} name="code" label={m.deskcoupons_code()} maxLength={64} required />
        <TextField form={form} name="amount" label={m.deskcoupons_amount()} inputMode="decimal" required />
        <TextField form={form} name="enough" label={m.deskcoupons_enough()} inputMode="decimal" />
        <TextField form={form} name="cap" label={m.deskcoupons_cap()} inputMode="numeric" required />
        <TextField form={form} name="days" label={m.deskcoupons_days()} inputMode="numeric" required />
      </div>
      {FLAGS.map(([name, label]) => (
        <Checkbox
          key={name}
          checked={values[name] === 1}
          className="flex!"
          onChange={(event) => set(name, event.target.checked ? 1 : 0)}
        >
          {label()}
        </Checkbox>
      ))}
      <Button type="submit" block loading={form.pending}>
        {m.deskcoupons_add()}
      </Button>
    </form>
  )
}
