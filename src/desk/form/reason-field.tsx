import { TextField } from '#web/text-field.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import { languageName } from './language-name.ts'

/** Why money goes back or an order ends, in words the buyer reads; who reads English gets them in English, if somebody wrote it. */
export const ReasonField = ({ form }: { form: FormFields<'reason' | 'reason_en'> }) => (
  <>
    <TextField
      form={form}
      name="reason"
      label={m.desk_reason()}
      hint={m.office_reason_read()}
      autoComplete="off"
    />
    <EnglishField form={form} name="reason_en" label={m.desk_reason()} />
  </>
)

type Props<N extends string> = { form: FormFields<N>; name: N; label: string }

/** The same once more, for whoever reads English. */
export const EnglishField = <N extends string>({ form, name, label }: Props<N>) => (
  <TextField
    form={form}
    name={name}
    label={m.deskgoods_in_language({ label, language: languageName('en_US') })}
    autoComplete="off"
    maxLength={400}
    optional
  />
)
