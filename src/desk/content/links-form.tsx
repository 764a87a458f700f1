import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { type Keyed, keyed, RowList } from '#desk/form/row-list.tsx'
import type { FooterLink } from '#features/site/identity-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { isSiteLink } from './site-link.ts'

const MOST = 12

/** The shop's own links at the end of every page. */
export function LinksForm({ links }: { links: readonly FooterLink[] }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { rows: links.map(keyed) as readonly Keyed<FooterLink>[] },
    check: ({ rows }) => [
      ...(rows.every(({ label }) => isWhole(label))
        ? []
        : [{ field: 'rows' as const, says: m.deskgoods_need_name }]),
      ...(rows.every(({ href }) => isSiteLink(href))
        ? []
        : [{ field: 'rows' as const, says: m.deskcontent_link_wrong }]),
    ],
    send: ({ rows }) => desk.identitySeller.setLinks({ links: rows.map(({ key: _key, ...link }) => link) }),
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
        empty={(): FooterLink => ({ label: NO_TEXT, href: '' })}
        add={m.deskcontent_add_link()}
        nameOf={(_, position) => m.deskcontent_link_at({ position })}
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
      </RowList>
      {fault && <p className="text-red-600">{fault}</p>}
      <Button type="submit" loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
