import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { BothField, countGaps } from '#desk/form/both-field.tsx'
import { RichField } from '#desk/form/rich-field.tsx'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Alert } from '#ui/show/alert.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import type { Shelves } from './load-shelves.ts'
import { ProductTerms, type TermsForm } from './product-terms.tsx'
import { type ProductValues, valuesOf } from './product-values.ts'

const checkProduct = ({ name, postage, free_shipping_money }: ProductValues) => [
  ...(name.zh_CN && name.en_US ? [] : [{ field: 'name' as const, says: m.deskgoods_need_name }]),
  ...(postage === 'own' && !free_shipping_money.trim()
    ? [{ field: 'free_shipping_money' as const, says: m.products_no_sum }]
    : []),
]

type Props = { product: SellerProduct; shelves: Shelves; readOnly: boolean }

/** What is said of a product, in both languages, and how it is kept and sent. */
export function ProductForm({ product, shelves, readOnly }: Props) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: valuesOf(product, shelves),
    check: checkProduct,
    send: ({ shop_id, shelf_days, postage, free_shipping_money, ...values }) =>
      desk.productsSeller.changeProduct({
        id: product.id,
        ...values,
        shop_id: Number(shop_id),
        shelf_days: Number(shelf_days) || 0,
        ...(postage && { postage }),
        ...(postage === 'own' && { free_shipping_money }),
      }),
    refusals: {
      products_no_category: 'category',
      products_no_shop: 'shop_id',
      products_no_sum: 'free_shipping_money',
    },
    warnsBeforeLeaving: true,
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  const { values, set } = form
  const gaps = countGaps([values.name, values.summary, values.intro, values.origin, values.storage])
  return (
    <form {...form.props}>
      <fieldset disabled={readOnly} className="space-y-5">
        {gaps > 0 && <Alert tone="warn" title={m.deskgoods_gaps_here({ count: gaps })} />}
        <BothField
          label={m.deskgoods_name()}
          value={values.name}
          change={(name) => set('name', name)}
          maxLength={300}
          required
          error={form.error('name')}
        />
        <BothField
          label={m.deskgoods_summary()}
          value={values.summary}
          change={(summary) => set('summary', summary)}
          rows={2}
          maxLength={1000}
        />
        <ProductTerms form={form as TermsForm} shelves={shelves} product={product} />
        <BothField
          label={m.deskgoods_origin()}
          value={values.origin}
          change={(origin) => set('origin', origin)}
          maxLength={200}
        />
        <BothField
          label={m.deskgoods_storage()}
          value={values.storage}
          change={(storage) => set('storage', storage)}
          maxLength={200}
        />
        <RichField label={m.deskgoods_intro()} value={values.intro} change={(intro) => set('intro', intro)} />
        {!readOnly && (
          <div className="sticky bottom-16 z-10 -mx-4 -mb-4 border-t border-gray-200 bg-white px-4 py-3 lg:bottom-0">
            <Button type="submit" loading={form.pending}>
              {m.desk_save()}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  )
}
