import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import type { Keyed } from '#desk/form/row-list.tsx'
import type { ShopPromise } from '#features/site/identity-seller-contract.ts'
import { PROMISE_ICONS, type PromiseIcon } from '#features/site/promise-icons.ts'
import { PROMISE_DRAWINGS } from '#features/site/web/promise-drawings.tsx'
import { ChoiceChips } from '#ui/form/choice-chips.tsx'
import * as m from '#words'
import { RowsForm } from './rows-form.tsx'

/** What the shop promises its buyers, with a drawing each. */
export const PromisesForm = ({ promises }: { promises: readonly ShopPromise[] }) => (
  <RowsForm
    saved={promises}
    most={5}
    empty={(): ShopPromise => ({ icon: 'leaf', title: NO_TEXT, text: NO_TEXT })}
    add={m.deskcontent_add_promise()}
    nameOf={(_, position) => m.deskcontent_promise_at({ position })}
    fault={(rows) => (rows.every(({ title }) => isWhole(title)) ? undefined : m.deskgoods_need_name)}
    save={(rows) => desk.identitySeller.setPromises({ promises: rows })}
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
  </RowsForm>
)
