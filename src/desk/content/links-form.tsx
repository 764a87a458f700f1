import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import type { FooterLink } from '#features/site/identity-seller-contract.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { RowsForm } from './rows-form.tsx'
import { isSiteLink } from './site-link.ts'

/** The shop's own links at the end of every page. */
export const LinksForm = ({ links }: { links: readonly FooterLink[] }) => (
  <RowsForm
    saved={links}
    most={12}
    empty={(): FooterLink => ({ label: NO_TEXT, href: '' })}
    add={m.deskcontent_add_link()}
    nameOf={(_, position) => m.deskcontent_link_at({ position })}
    fault={faultOf}
    save={(rows) => desk.identitySeller.setLinks({ links: rows })}
  >
    {(link, change) => (
      <div className="space-y-3">
        <BothField
          label={m.deskcontent_link_words()}
          value={link.label}
          change={(label) => change({ label })}
          maxLength={30}
          required
        />
        <Field label={m.deskcontent_link()} hint={m.deskcontent_link_hint()}>
          <TextInput value={link.href} onChange={(event) => change({ href: event.target.value })} />
        </Field>
      </div>
    )}
  </RowsForm>
)

function faultOf(links: readonly FooterLink[]) {
  if (!links.every(({ label }) => isWhole(label))) return m.deskgoods_need_name
  return links.every(({ href }) => isSiteLink(href)) ? undefined : m.deskcontent_link_wrong
}
