import { useLoaderData, useNavigate } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { loadShelves, type Shelves, shelfOptions } from './load-shelves.ts'

export const loader = loadShelves

/** A name, a category and a shop are enough to begin with; the rest is said where it is seen. */
export function Component() {
  const shelves = useLoaderData<Shelves>()
  const { categories, shops } = shelfOptions(shelves)
  return (
    <>
      <PageTitle title={m.deskgoods_new()} />
      {categories.length === 0 || shops.length === 0 ? (
        <EmptyState
          title={m.deskgoods_new_needs()}
          action={
            <>
              <ButtonLink href={deskPaths.shops}>{m.desk_shops()}</ButtonLink>
              <ButtonLink href={deskPaths.categories}>{m.desk_categories()}</ButtonLink>
            </>
          }
        />
      ) : (
        <NewProduct categories={categories} shops={shops} />
      )}
    </>
  )
}

function NewProduct({ categories, shops }: ReturnType<typeof shelfOptions>) {
  const navigate = useNavigate()
  const form = useForm({
    initial: {
      name: { zh_CN: '', en_US: '' },
      category: String(categories[0]?.value),
      shop_id: String(shops[0]?.value),
      virtual: 0 as 0 | 1,
    },
    check: ({ name }) => (name.zh_CN && name.en_US ? [] : [{ field: 'name', says: m.deskgoods_need_name }]),
    send: (values) => desk.productsSeller.addProduct({ ...values, shop_id: Number(values.shop_id) }),
    done: ({ id }) => navigate(deskPaths.product(id)),
  })
  const { values, set } = form
  return (
    <Panel title={m.deskgoods_begin()}>
      <form {...form.props} className="max-w-3xl space-y-4">
        <BothField
          label={m.deskgoods_name()}
          value={values.name}
          change={(name) => set('name', name)}
          maxLength={300}
          required
          error={form.error('name')}
        />
        <div className="grid gap-3 md:grid-cols-2">
          <Field label={m.deskgoods_category()}>
            <Select options={categories} {...form.bind('category')} />
          </Field>
          <Field label={m.deskgoods_shop()}>
            <Select options={shops} {...form.bind('shop_id')} />
          </Field>
        </div>
        <Checkbox
          checked={values.virtual === 1}
          onChange={(event) => set('virtual', event.target.checked ? 1 : 0)}
        >
          {m.deskgoods_is_virtual()}
        </Checkbox>
        <div>
          <Button type="submit" loading={form.pending}>
            {m.deskgoods_go_on()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
