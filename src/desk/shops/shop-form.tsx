import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { PictureField } from '#desk/form/picture-field.tsx'
import type { SellerShopRow } from '#features/shop/shop-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** A new shop, or what is said of one. */
export function ShopForm({ shop, done }: { shop?: SellerShopRow; done(): Promise<void> }) {
  const form = useForm({
    initial: {
      name: shop?.name ?? NO_TEXT,
      city: shop?.city ?? NO_TEXT,
      intro: shop?.intro ?? NO_TEXT,
      logo: shop?.logo ?? '',
    },
    check: ({ name, city, logo }) => [
      ...(isWhole(name) ? [] : [{ field: 'name' as const, says: m.deskgoods_need_name }]),
      ...(isWhole(city) ? [] : [{ field: 'city' as const, says: m.deskgoods_need_name }]),
      ...(logo ? [] : [{ field: 'logo' as const, says: m.deskgoods_need_picture }]),
    ],
    send: (values) =>
      shop ? desk.shopSeller.changeShop({ id: shop.id, ...values }) : desk.shopSeller.addShop(values),
    refusals: { pictures_none: 'logo' },
    done,
  })
  const { values, set } = form
  return (
    <form {...form.props} className="space-y-4">
      <BothField
        label={m.deskgoods_name()}
        value={values.name}
        change={(name) => set('name', name)}
        maxLength={40}
        required
        error={form.error('name')}
      />
      <BothField
        label={m.deskshop_city()}
        value={values.city}
        change={(city) => set('city', city)}
        maxLength={40}
        required
        error={form.error('city')}
      />
      <BothField
        label={m.deskshop_intro()}
        value={values.intro}
        change={(intro) => set('intro', intro)}
        rows={3}
        maxLength={500}
      />
      <PictureField
        label={m.deskshop_logo()}
        value={values.logo}
        change={(logo) => set('logo', logo)}
        error={form.error('logo')}
        className="w-32"
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
