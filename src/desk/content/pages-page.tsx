import { Link, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { SYSTEM_PAGES } from '#paths'
import { deskPaths } from '#paths/desk'
import { type Column, Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { pageName } from './page-name.ts'

export const loader = () => load(() => desk.siteSeller.listSellerPages())

type Listed = Awaited<ReturnType<typeof loader>>[number]

/** The pages every shop has, written or not, and those it has besides. */
export function Component() {
  const written = useLoaderData<Listed[]>()
  const rows = [
    ...Object.values(SYSTEM_PAGES)
      .filter((id) => !written.some((page) => page.id === id))
      .map(
        (id): Listed => ({
          id,
          title: { zh_CN: '', en_US: '' },
          letters: { zh_CN: 0, en_US: 0 },
        }),
      ),
    ...written,
  ].toSorted((a, b) => a.id - b.id)
  return (
    <>
      <PageTitle title={m.desk_pages()} />
      <ListCard>
        <Table caption={m.desk_pages()} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<Listed>[] = [
  {
    key: 'page',
    header: m.deskcontent_page(),
    phone: 'lead',
    cell: ({ id, title }) => (
      <Link to={deskPaths.page(id)} className="text-brand-700 underline">
        {title[getLocale()] || pageName(id)}
      </Link>
    ),
  },
  {
    key: 'letters',
    header: m.deskcontent_letters(),
    phone: 'end',
    align: 'end',
    cell: ({ letters }) =>
      letters.zh_CN > 0 && letters.en_US > 0 ? (
        <span className="tabular-nums">
          {letters.zh_CN} / {letters.en_US}
        </span>
      ) : (
        <Tag tone="amber">{m.deskgoods_missing()}</Tag>
      ),
  },
]
