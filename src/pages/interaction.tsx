import { type MetaArgs, useRevalidator } from 'react-router'
import { InteractionFeed } from '#features/community/web/interaction-feed.tsx'
import { MyCommentList } from '#features/community/web/my-comment-list.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadPage } from '#pages/parts/load-page.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { INTERACTION_TABS, type InteractionTab, paths, readInteractionTab } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import * as m from '#words'

const LABELS: Record<InteractionTab, () => string> = {
  liked: m.community_tab_liked,
  disliked: m.community_tab_disliked,
  comments: m.community_tab_comments,
}

export const loader = buyerPageData(async ({ api, params, url }) => {
  const kind = readInteractionTab(params.type)
  if (kind !== 'comments')
    return {
      kind,
      feed: need(await (kind === 'liked' ? api.community.listLiked : api.community.listDisliked)(), url),
    }
  return { kind, comments: await loadPage(url, (page) => api.community.listMyComments({ page })) }
})

export const handle = accountShell(m.community_my_interactions)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.community_my_interactions())

export default function InteractionPage({ loaderData: shown }: Loaded<typeof loader>) {
  const { me } = useMe()
  const { revalidate } = useRevalidator()
  const { data } = shown.kind === 'comments' ? shown.comments : shown.feed
  return (
    <Card heading="h1" title={m.community_my_interactions()}>
      <LinkTabs
        label={m.community_tabs()}
        className="mb-5"
        items={INTERACTION_TABS.map((tab) => ({
          label: LABELS[tab](),
          href: paths.interactions(tab),
          current: tab === shown.kind,
        }))}
      />
      {data.length === 0 && (
        <EmptyState
          scene="talk"
          title={m.community_no_records()}
          text={m.community_no_records_text()}
          action={<ButtonLink href={paths.home({}, 'feed')}>{m.community_to_feed()}</ButtonLink>}
        />
      )}
      {shown.kind !== 'comments' && data.length > 0 && (
        <InteractionFeed key={shown.kind} kind={shown.kind} first={shown.feed} />
      )}
      {shown.kind === 'comments' && data.length > 0 && (
        <>
          <MyCommentList comments={shown.comments.data} me={me?.id} onRemoved={revalidate} />
          <Pagination
            of={shown.comments}
            hrefFor={(page) => paths.interactions('comments', { page })}
            className="mt-4"
          />
        </>
      )}
    </Card>
  )
}
