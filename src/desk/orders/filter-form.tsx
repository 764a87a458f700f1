import type { RefObject } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { type ListFilter, TEXT_FILTERS, type TextFilter } from './read-filter.ts'

const LABELS: Record<TextFilter, () => string> = {
  consignee: m.deskorders_consignee,
  region: m.deskorders_region,
  product: m.deskorders_product,
  from: m.deskorders_from,
  until: m.deskorders_until,
}

type Props = { filter: ListFilter; search: RefObject<HTMLInputElement | null> }

/** One box for what most people look for; the rest unfolds. All of it goes into the address. */
export function FilterForm({ filter, search }: Props) {
  const { status, find, flagged } = filter
  const used = TEXT_FILTERS.filter((name) => filter[name] !== '').length + (flagged ? 1 : 0)
  return (
    <Form className="mb-3" key={JSON.stringify(filter)}>
      {status !== undefined && <input type="hidden" name="status" value={status} />}
      <div className="flex max-w-xl gap-2">
        <TextInput
          ref={search}
          type="search"
          name="find"
          defaultValue={find}
          aria-label={m.desk_find_orders()}
          placeholder={m.desk_find_orders()}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline">
          {m.desk_find()}
        </Button>
      </div>
      <details open={used > 0} className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-gray-600 md:min-h-8">
          {m.deskorders_filters({ count: used })}
        </summary>
        <div className="mt-2 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {TEXT_FILTERS.map((name) => (
            <Field key={name} label={LABELS[name]()}>
              <TextInput
                name={name}
                type={name === 'from' || name === 'until' ? 'date' : 'text'}
                defaultValue={filter[name]}
                autoComplete="off"
              />
            </Field>
          ))}
          <Checkbox name="flagged" value="1" defaultChecked={flagged} className="min-h-11 items-center">
            {m.deskorders_only_flagged()}
          </Checkbox>
          {(used > 0 || find) && (
            <ButtonLink variant="outline" href={status === undefined ? '?' : `?status=${status}`}>
              {m.deskorders_clear()}
            </ButtonLink>
          )}
        </div>
      </details>
    </Form>
  )
}
