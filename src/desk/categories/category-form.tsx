import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { PictureField } from '#desk/form/picture-field.tsx'
import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'

type Props = { all: readonly SellerCategory[]; category?: SellerCategory; done(): Promise<void> }

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A new category, or what is said of one; another one above it moves it with its products. */
export function CategoryForm({ all, category, done }: Props) {
  const form = useForm({
    initial: {
      name: category?.name ?? NO_TEXT,
      slug: category?.slug ?? '',
      pid: String(category?.pid ?? 0),
      picture: category?.picture ?? '',
    },
    check: ({ name, slug, picture }) => [
      ...(isWhole(name) ? [] : [{ field: 'name' as const, says: m.deskgoods_need_name }]),
      ...(SLUG.test(slug) ? [] : [{ field: 'slug' as const, says: m.deskshop_slug_wrong }]),
      ...(picture ? [] : [{ field: 'picture' as const, says: m.deskgoods_need_picture }]),
    ],
    send: ({ pid, ...values }) =>
      category ? change(category, values, Number(pid)) : addTo(Number(pid), values),
    refusals: {
      sellercategories_slug_taken: 'slug',
      sellercategories_two_levels: 'pid',
      pictures_none: 'picture',
    },
    done,
  })
  const { values, set } = form
  const above = all
    .filter(({ id, pid }) => pid === 0 && id !== category?.id)
    .map(({ id, name }) => ({ value: id, label: name[getLocale()] }))
  return (
    <form {...form.props} className="space-y-4">
      <BothField
        label={m.deskgoods_name()}
        value={values.name}
        change={(name) => set('name', name)}
        maxLength={30}
        required
        error={form.error('name')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          form={form}
          name="slug"
          label={m.deskshop_slug()}
          hint={m.deskshop_slug_hint()}
          maxLength={40}
          required
        />
        <Field label={m.deskshop_above()} error={form.error('pid')}>
          <Select options={[{ value: 0, label: m.deskshop_top_level() }, ...above]} {...form.bind('pid')} />
        </Field>
      </div>
      <PictureField
        label={m.deskshop_picture()}
        value={values.picture}
        change={(picture) => set('picture', picture)}
        error={form.error('picture')}
        className="w-32"
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}

type Values = Pick<SellerCategory, 'name' | 'slug' | 'picture'>

const addTo = (pid: number, values: Values) => desk.categoriesSeller.addCategory({ pid, ...values })

/** What cannot be moved is not renamed either: the first refusal is the answer. */
async function change({ id, pid: before }: SellerCategory, values: Values, pid: number) {
  const { moveCategory, changeCategory } = desk.categoriesSeller
  const placed = pid === before ? undefined : await moveCategory({ id, pid })
  return placed && placed.code !== 1 ? placed : changeCategory({ id, ...values })
}
