import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { EditDialog } from '#desk/form/edit-dialog.tsx'
import { RemoveButton } from '#desk/form/remove-button.tsx'
import { numberIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerNotice } from '#features/notices/notices-seller-contract.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { NoticeForm } from './notice-form.tsx'
import { noticeKind } from './notice-kind.ts'
import { PublishTime } from './publish-time.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const page = numberIn(new URL(request.url).searchParams, 'page') ?? 1
  return load(() => desk.noticesSeller.listNotices({ page }))
}

/** What all buyers are told, those whose time has not come first. */
export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <>
      <PageTitle title={m.desk_notices()}>
        <EditDialog add={m.deskcontent_add_notice()}>{(done) => <NoticeForm done={done} />}</EditDialog>
      </PageTitle>
      <ListCard>
        <Table
          caption={m.desk_notices()}
          columns={COLUMNS}
          rows={listed.data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.deskcontent_no_notices()} />}
        />
        <Pagination of={listed} className="mt-3" />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<SellerNotice>[] = [
  {
    key: 'notice',
    header: m.deskcontent_title(),
    phone: 'lead',
    cell: ({ title, content }) => (
      <>
        <span className="block font-medium">{title[getLocale()]}</span>
        <span className="line-clamp-2 text-sm text-gray-500">{content[getLocale()]}</span>
      </>
    ),
  },
  { key: 'kind', header: m.deskcontent_kind(), width: '@2xl:w-32', cell: ({ kind }) => noticeKind(kind) },
  {
    key: 'time',
    header: m.desk_time(),
    width: '@2xl:w-48',
    cell: ({ publish_time, scheduled }) => <PublishTime time={publish_time} scheduled={scheduled === 1} />,
  },
  {
    key: 'acts',
    header: m.desk_acts(),
    align: 'end',
    phone: 'end',
    cell: ({ id, title }) => (
      <RemoveButton name={title[getLocale()]} remove={() => desk.noticesSeller.removeNotice({ id })} />
    ),
  },
]
