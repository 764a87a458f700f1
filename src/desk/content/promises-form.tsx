import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { type Keyed, keyed, RowList } from '#desk/form/row-list.tsx'
import type { ShopPromise } from '#features/site/identity-seller-contract.ts'
import { PROMISE_ICONS, type PromiseIcon } from '#features/site/promise-icons.ts'
import { PROMISE_DRAWINGS } from '#features/site/web/promise-drawings.tsx'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { ChoiceChips } from '#ui/form/choice-chips.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

const MOST = 5

/** What the shop promises its buyers, with a drawing each. */
export function PromisesForm({ promises }: { promises: readonly ShopPromise[] }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { rows: promises.map(keyed) as readonly Keyed<ShopPromise>[] },
    check: ({ rows }) =>
      rows.every(({ title }) => isWhole(title)) ? [] : [{ field: 'rows', says: m.deskgoods_need_name }],
    send: ({ rows }) =>
      desk.identitySeller.setPromises({ promises: rows.map(({ key: _key, ...promise }) => promise) }),
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  const fault = form.error('rows')
  return (
    <form {...form.props} className="space-y-4">
      <RowList
        rows={form.values.rows}
        change={(rows) => form.set('rows', rows)}
        most={MOST}
        empty={(): ShopPromise => ({ icon: 'leaf', title: NO_TEXT, text: NO_TEXT })}
        add={m.deskcontent_add_promise()}
        nameOf={(_, position) => m.deskcontent_promise_at({ position })}
      >
        {(promise, change) => (
          <div className="space-y-3">
            <ChoiceChips
              label={m.deskcontent_drawing()}
              name={`icon-${(promise as Keyed<ShopPromise>).key}`}
              options={PROMISE_ICONS.map((value) => ({
                value,
                label: (
                  <>
                    <span className="[&_svg]:size-5">{PROMISE_DRAWINGS[value]}</span>
                    <span className="sr-only">{value}</span>
                  </>
                ),
              }))}
              value={promise.icon}
              onChange={(icon) => change({ icon: icon as PromiseIcon })}
            />
            <BothField
              label={m.deskcontent_title()}
              value={promise.title}
              change={(title) => change({ title })}
              maxLength={30}
              required
            />
            <BothField
              label={m.deskcontent_subtitle()}
              value={promise.text}
              change={(text) => change({ text })}
              maxLength={60}
            />
          </div>
        )}
      </RowList>
      {fault && <p className="text-red-600">{fault}</p>}
      <Button type="submit" loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
