import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { AuditLine } from '#features/audit/audit-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { ACT_NAMES } from './act-names.ts'
import { actorKeyOf } from './actor-name.ts'
import { type Change, tellChanges } from './tell-change.ts'
import { placeOf, THING_NAMES, thingWord } from './thing-names.ts'
import { tellReason } from './value-names.ts'

const FIELDS = ['actor', 'thing', 'thing_id'] as const

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const filled = FIELDS.flatMap((field) => {
    const typed = asked.get(field)?.trim()
    return typed ? [[field, field === 'actor' ? actorKeyOf(typed.slice(0, 70)) : typed.slice(0, 40)]] : []
  })
  const before = Number(asked.get('before')) || undefined
  return load(() =>
    desk.auditSeller.listAudit({ ...Object.fromEntries(filled), ...(before && { before_id: before }) }),
  )
}

/** Who did what to what, and how it was before. */
export function Component() {
  const { data, more, names } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const last = data.at(-1)
  const labels = { actor: m.desk_actor(), thing: m.desk_thing(), thing_id: m.desk_thing_id() }
  const older = new URLSearchParams([...asked, ['before', String(last?.id)]])
  return (
    <>
      <PageTitle title={m.desk_audit()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <Form className="mb-3 grid gap-2 md:grid-cols-[repeat(3,minmax(0,12rem))_auto] md:justify-start">
          {FIELDS.map((field) =>
            field === 'thing' ? (
              <Select
                key={field + asked.get(field)}
                name={field}
                defaultValue={asked.get(field) ?? ''}
                aria-label={labels[field]}
                options={things()}
              />
            ) : (
              <TextInput
                key={field + asked.get(field)}
                name={field}
                defaultValue={asked.get(field) ?? ''}
                aria-label={labels[field]}
                placeholder={labels[field]}
              />
            ),
          )}
          <Button type="submit" variant="outline">
            {m.desk_find()}
          </Button>
        </Form>
        <Table
          caption={m.desk_audit()}
          columns={columnsOf(names)}
          rows={data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.desk_no_audit()} />}
        />
        {more && last && (
          <div className="mt-3 text-center">
            <ButtonLink variant="outline" href={`?${older}`}>
              {m.office_older()}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}

const things = () => [
  { value: '', label: m.trail_any_thing() },
  ...Object.entries(THING_NAMES).map(([value, name]) => ({ value, label: name() })),
]

const columnsOf = (names: Readonly<Record<string, string>>): readonly Column<AuditLine>[] => [
  {
    key: 'time',
    header: m.desk_time(),
    width: '@2xl:w-32',
    cell: ({ time }) => <span className="text-sm tabular-nums">{time}</span>,
  },
  {
    key: 'actor',
    header: m.desk_actor(),
    width: '@2xl:w-36',
    cell: ({ by }) => by,
  },
  {
    key: 'what',
    header: m.desk_did(),
    width: '@2xl:w-52',
    phone: 'lead',
    cell: ({ call, thing, thing_id, name, reason }) => (
      <>
        <span title={call}>{thing === 'right' ? m.trail_no_right() : (ACT_NAMES[call]?.() ?? call)}</span>{' '}
        <ThingLink thing={thing} id={thing_id} name={name} />
        {reason && <span className="block text-sm text-gray-600">{tellReason(reason)}</span>}
      </>
    ),
  },
  {
    key: 'change',
    header: m.desk_before_after(),
    phone: 'lead',
    cell: (line) => (
      <ul className="text-sm text-gray-600">
        {tellChanges(line, names).map((change) => (
          <li key={change.name} className="break-words">
            {m.auditfields_line({ field: change.field, value: tellBoth(change) })}
          </li>
        ))}
      </ul>
    ),
  },
]

const tellBoth = ({ was, is }: Change): string =>
  was !== undefined && is !== undefined ? m.auditfields_change({ was, is }) : (is ?? was ?? '')

function ThingLink({ thing, id, name }: { thing: string; id: string; name: string }) {
  const place = placeOf(thing, id)
  const words = [THING_NAMES[thing]?.() ?? thing, name || thingWord(thing, id)].filter(Boolean).join(' ')
  return place ? (
    <Link to={place} className="text-brand-700 underline">
      {words}
    </Link>
  ) : (
    <span className="text-gray-500">{words}</span>
  )
}
