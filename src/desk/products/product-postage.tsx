import { PRODUCT_POSTAGE } from '#features/postage/postage-rules.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import type { ProductValues } from './product-values.ts'
import { POSTAGE_WORDS } from './say-postage-kind.ts'

type Props = {
  form: FormFields<'postage' | 'free_shipping_money'> & { values: Pick<ProductValues, 'postage'> }
  byDefault: boolean
}

/** What sending it costs, in one word; a sum of its own is asked for where it counts. */
export function ProductPostage({ form, byDefault }: Props) {
  const options = PRODUCT_POSTAGE.map((value) => ({ value, label: POSTAGE_WORDS[value]() }))
  return (
    <div className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
      <Field label={m.deskgoods_postage()}>
        <Select
          options={options}
          {...(byDefault && { placeholder: m.deskgoods_postage_by_default() })}
          {...form.bind('postage')}
        />
      </Field>
      {form.values.postage === 'own' && (
        <TextField
          form={form}
          name="free_shipping_money"
          label={m.deskgoods_free_from()}
          inputMode="decimal"
        />
      )}
    </div>
  )
}
