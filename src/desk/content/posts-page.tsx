import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { RemoveButton } from '#desk/form/remove-button.tsx'
import { numberIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerPost } from '#features/community/community-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { PublishTime } from './publish-time.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const page = numberIn(new URL(request.url).searchParams, 'page') ?? 1
  return load(() => desk.communitySeller.listSellerPosts({ page }))
}

/** The shop's stories, those that wait for their time too. */
export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <>
      <PageTitle title={m.desk_posts()}>
        <ButtonLink href={deskPaths.newPost}>{m.deskcontent_add_post()}</ButtonLink>
      </PageTitle>
      <ListCard>
        <Table
          caption={m.desk_posts()}
          columns={COLUMNS}
          rows={listed.data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.deskcontent_no_posts()} />}
        />
        <Pagination of={listed} className="mt-3" />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<SellerPost>[] = [
  {
    key: 'post',
    header: m.deskcontent_title(),
    phone: 'lead',
    cell: ({ id, title, summary, picture }) => (
      <span className="flex items-center gap-3">
        <Picture src={picture} alt="" ratio="4/3" sizes="64px" className="w-16 shrink-0 rounded-lg" />
        <span className="min-w-0">
          <Link to={deskPaths.post(id)} className="line-clamp-2 text-brand-700 underline">
            {title[getLocale()]}
          </Link>
          <span className="line-clamp-1 text-sm text-gray-500">{summary[getLocale()]}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'time',
    header: m.desk_time(),
    width: '@2xl:w-48',
    cell: ({ publish_time, is_published }) => (
      <PublishTime time={publish_time} scheduled={is_published === 0} />
    ),
  },
  {
    key: 'heard',
    header: m.deskcontent_reactions(),
    align: 'end',
    width: '@2xl:w-32',
    cell: ({ zan_num, comment_num }) => (
      <span className="text-sm tabular-nums">
        {m.deskcontent_reacted({ likes: zan_num, comments: comment_num })}
      </span>
    ),
  },
  {
    key: 'acts',
    header: m.desk_acts(),
    align: 'end',
    phone: 'end',
    cell: ({ id, title }) => (
      <RemoveButton name={title[getLocale()]} remove={() => desk.communitySeller.removePost({ id })} />
    ),
  },
]
