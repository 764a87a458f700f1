import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'

/** One way to say how much goes back; `number` names what is to be typed, where something is. */
type Way = { value: string; label: string; number?: string }

/** How much goes back, of one order or of many: the ways there are, and the number the chosen one wants. */
export function HowMuch({ form, ways }: { form: FormFields<'how' | 'number'>; ways: readonly Way[] }) {
  const chosen = form.bind('how')
  const number = ways.find(({ value }) => value === chosen.value)?.number
  return (
    <>
      <Field label={m.office_refund_how()}>
        <Select options={ways.map(({ value, label }) => ({ value, label }))} {...chosen} />
      </Field>
      {number && (
        <TextField form={form} name="number" label={number} inputMode="decimal" autoComplete="off" />
      )}
    </>
  )
}
