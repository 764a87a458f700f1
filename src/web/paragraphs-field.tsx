import { Field, type FieldProps } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import type { FormFields } from './use-form.ts'

type Props<N extends string> = { form: FormFields<N>; name: N } & Omit<FieldProps, 'error' | 'children'> & {
    rows: number
    maxLength: number
    placeholder: string
  }

/** The same as `TextField` for what takes several lines. */
export function ParagraphsField<N extends string>({
  form,
  name,
  rows,
  maxLength,
  placeholder,
  ...field
}: Props<N>) {
  return (
    <Field {...field} error={form.error(name)}>
      <Textarea {...form.bind(name)} rows={rows} maxLength={maxLength} placeholder={placeholder} />
    </Field>
  )
}
