import { COLD_CLASSES, type ColdClass } from '#features/catalogue/product-rules.ts'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import { type Shelves, shelfOptions } from './load-shelves.ts'
import { ProductPostage } from './product-postage.tsx'
import type { ProductValues } from './product-values.ts'

type Values = Omit<ProductValues, 'name' | 'summary' | 'intro' | 'origin' | 'storage'>
export type TermsForm = FormFields<keyof Values & string> & {
  values: Values
  set<K extends keyof Values>(field: K, value: Values[K]): void
}

const COLD: Record<ColdClass, () => string> = {
  ambient: m.deskgoods_cold_ambient,
  chilled: m.deskgoods_cold_chilled,
  frozen: m.deskgoods_cold_frozen,
  live: m.deskgoods_cold_live,
}

const FLAGS = [
  ['is_new', m.deskgoods_is_new],
  ['is_recommended', m.deskgoods_is_recommended],
] as const

type Props = { form: TermsForm; shelves: Shelves; product: SellerProduct }

/** Where it stands, how it is kept, and what its delivery costs. */
export function ProductTerms({ form, shelves, product }: Props) {
  const { categories, shops } = shelfOptions(shelves)
  const cold = COLD_CLASSES.map((value) => ({ value, label: COLD[value]() }))
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
        <Field label={m.deskgoods_category()} error={form.error('category')}>
          <Select options={categories} {...form.bind('category')} />
        </Field>
        <Field label={m.deskgoods_shop()} error={form.error('shop_id')}>
          <Select options={shops} {...form.bind('shop_id')} />
        </Field>
        <Field label={m.deskgoods_cold()}>
          <Select options={cold} {...form.bind('cold_class')} />
        </Field>
        <TextField form={form} name="shelf_days" label={m.deskgoods_shelf_days()} inputMode="numeric" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {FLAGS.map(([name, label]) => (
          <Checkbox
            key={name}
            checked={form.values[name] === 1}
            onChange={(event) => form.set(name, event.target.checked ? 1 : 0)}
          >
            {label()}
          </Checkbox>
        ))}
      </div>
      {product.virtual === 0 && <ProductPostage form={form} byDefault={product.free_by_default === 1} />}
    </>
  )
}
