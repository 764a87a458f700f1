import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select, type SelectOption } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

export const BeginTake = () => (
  <DialogButton variant="primary" label={m.takes_new()} title={m.takes_new()}>
    {() => <BeginForm />}
  </DialogButton>
)

/** Of a category, of a shop, or of everything. */
function BeginForm() {
  const navigate = useNavigate()
  const scopes = useScopes()
  const form = useForm({
    initial: { name: '', category: '', shop: '' },
    send: ({ name, category, shop }) =>
      desk.takesSeller.beginTake({ name, category: Number(category), shop_id: Number(shop) }),
    refusals: { takes_nothing: 'category', takes_many: 'category' },
    done: ({ id }) => navigate(deskPaths.take(id)),
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="name" label={m.takes_name()} maxLength={60} autoComplete="off" />
      <Field label={m.deskgoods_category()} error={form.error('category')}>
        <Select {...form.bind('category')} placeholder={m.takes_all()} options={scopes.categories} />
      </Field>
      {scopes.shops.length > 1 && (
        <Field label={m.deskgoods_shop()}>
          <Select {...form.bind('shop')} placeholder={m.takes_all()} options={scopes.shops} />
        </Field>
      )}
      <Button type="submit" block loading={form.pending}>
        {m.takes_begin()}
      </Button>
    </form>
  )
}

/** Where goods stand, asked for when somebody is about to begin. */
function useScopes() {
  const [scopes, setScopes] = useState<Record<'categories' | 'shops', SelectOption[]>>({
    categories: [],
    shops: [],
  })
  useEffect(() => {
    void desk.takesSeller.listScopes().then((answer) => {
      if (answer.code !== 1) return
      const asOptions = (rows: readonly { id: number; name: string }[]) =>
        rows.map(({ id, name }) => ({ value: id, label: name }))
      setScopes({ categories: asOptions(answer.data.categories), shops: asOptions(answer.data.shops) })
    })
  }, [])
  return scopes
}
