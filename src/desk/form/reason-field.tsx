import { TextField } from '#web/text-field.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'

/** Why money goes back or an order ends, in words the buyer reads. */
export const ReasonField = ({ form }: { form: FormFields<'reason'> }) => (
  <TextField
    form={form}
    name="reason"
    label={m.desk_reason()}
    hint={m.office_reason_read()}
    autoComplete="off"
  />
)
