import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Sku = SellerProduct['skus'][number]
type Props = { productId: number; sku?: Sku; done(): Promise<void> }

/** A new option, or what is said of one; how many are left is changed in the room of stock, with a reason. */
export function SkuForm({ productId, sku, done }: Props) {
  const form = useForm({
    initial: valuesOf(sku),
    check: ({ name, price }) => [
      ...(name.zh_CN && name.en_US ? [] : [{ field: 'name' as const, says: m.deskgoods_need_name }]),
      ...(isSum(price) ? [] : [{ field: 'price' as const, says: m.deskgoods_need_price }]),
    ],
    send: ({ stock, market_price, grams, percent, ...values }) => {
      const parts = {
        ...values,
        market_price: market_price.trim() || '0',
        nominal_grams: Number(grams) || 0,
        tolerance_permille: Math.round((Number(percent) || 0) * 10),
      }
      return sku
        ? desk.productsSeller.changeSku({ id: sku.id, ...parts })
        : desk.productsSeller.addSku({ product_id: productId, ...parts, stock: Number(stock) || 0 })
    },
    refusals: { products_market_below: 'market_price', products_code_taken: 'code' },
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <BothField
        label={m.deskgoods_name()}
        value={form.values.name}
        change={(name) => form.set('name', name)}
        maxLength={200}
        required
        error={form.error('name')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField form={form} name="price" label={m.deskgoods_price_yuan()} inputMode="decimal" required />
        <TextField form={form} name="market_price" label={m.deskgoods_market_price()} inputMode="decimal" />
        {!sku && <TextField form={form} name="stock" label={m.deskgoods_stock()} inputMode="numeric" />}
        <TextField form={form} name="code" label={m.deskgoods_code()} maxLength={64} />
        <TextField form={form} name="barcode" label={m.deskgoods_barcode()} maxLength={64} />
        <TextField form={form} name="grams" label={m.deskgoods_grams()} inputMode="numeric" />
        <TextField form={form} name="percent" label={m.deskgoods_tolerance()} inputMode="decimal" />
      </div>
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}

const isSum = (typed: string) => /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim())

const valuesOf = (sku: Sku | undefined) => ({
  name: sku?.name ?? { zh_CN: '', en_US: '' },
  price: sku?.price ?? '',
  market_price: sku?.market_price ?? '',
  stock: '',
  code: sku?.code ?? '',
  barcode: sku?.barcode ?? '',
  grams: String(sku?.nominal_grams || ''),
  percent: sku?.tolerance_permille ? String(sku.tolerance_permille / 10) : '',
})
