import { Field, type FieldProps } from '#ui/form/field.tsx'
import { TextInput, type TextInputProps } from '#ui/form/text-input.tsx'
import type { FormFields } from './use-form.ts'

type Props<N extends string> = { form: FormFields<N>; name: N } & Omit<FieldProps, 'error' | 'children'> &
  Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'placeholder' | 'start'>

/** One line of a form: its label, its box, and what is wrong with it. */
export function TextField<N extends string>({ form, name, ...props }: Props<N>) {
  const { type, inputMode, maxLength, autoComplete, placeholder, start, ...field } = props
  const input = { type, inputMode, maxLength, autoComplete, placeholder, start }
  return (
    <Field {...field} error={form.error(name)}>
      <TextInput {...input} {...form.bind(name)} />
    </Field>
  )
}
