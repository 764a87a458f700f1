import ArrowLeft from 'lucide-react/icons/arrow-left'
import BellRing from 'lucide-react/icons/bell-ring'
import Headset from 'lucide-react/icons/headset'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import { Link, type MetaArgs } from 'react-router'
import { useOverlay } from '#features/me/web/take-overlay.ts'
import { MarkReadButton } from '#features/notices/web/mark-read-button.tsx'
import { NoticeGroups } from '#features/notices/web/notice-groups.tsx'
import { NoticeList } from '#features/notices/web/notice-list.tsx'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { openService } from '#features/support/web/service-state.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { type NewsData, readNews } from '#pages/parts/read-news.ts'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { useFreshNews } from '#pages/parts/use-fresh-unread.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { type Loaded, pageData } from '#web/page-data.ts'
import * as m from '#words'

export const loader = pageData(readNews)

/** The messages of the system are read with their marks. */
export const handle = shows<typeof loader>((news) => ({
  announcements: news.type === 2 ? [] : idsOf(news.type === 0 ? news.announcements : news.found.data),
  news: news.type === 0 ? 1 : 0,
}))

const TITLES = { 0: m.notices_title, 1: m.notices_platform, 2: m.notices_system }

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) =>
  pageMeta(matches, TITLES[loaderData?.type ?? 0](), m.notices_description())

/** Announcements and messages: the groups first, then what one of them holds. */
export default function NewsPage({ loaderData: news }: Loaded<typeof loader>) {
  useFreshNews(news.type === 2 ? news.unread : undefined)
  const beside = news.type === 0 && news.announcements.length > 0 ? news.announcements : undefined
  return (
    <div className={cx('column py-4 md:py-8', beside ? 'grid gap-4 md:grid-cols-2' : 'max-w-4xl!')}>
      <Card pad="none" look="outline" className="self-start overflow-hidden">
        <header className="flex min-h-16 items-center gap-2 border-b border-gray-100 px-4 py-3 md:px-6">
          {news.type !== 0 && (
            <Link
              to={paths.news()}
              aria-label={m.notices_back()}
              className="-ml-2 grid size-10 place-items-center rounded-full text-gray-600 hover:bg-gray-100"
            >
              <ArrowLeft className="size-5" aria-hidden="true" />
            </Link>
          )}
          <h1 className="mr-auto text-xl font-semibold text-gray-900">{TITLES[news.type]()}</h1>
          <div className="for-buyer">
            <MarkReadButton type={news.type} />
          </div>
        </header>
        {news.type === 0 ? <Groups news={news} /> : <Group news={news} />}
      </Card>
      {beside && (
        <Card
          pad="none"
          look="outline"
          title={m.notices_latest()}
          action={
            <ButtonLink href={paths.news({ type: 1 })} variant="link" size="sm">
              {m.notices_all()}
            </ButtonLink>
          }
        >
          <NoticeList notices={beside} heading="h3" />
        </Card>
      )}
    </div>
  )
}

type Latest = { title: string; create_time: string }

/** What a group says of itself: its latest, or what it is for; and how much of it is unread. */
const told = (latest: Latest | null | undefined, otherwise: string, count = 0) => ({
  text: latest?.title ?? otherwise,
  time: latest?.create_time,
  count,
})

function Groups({ news }: { news: Extract<NewsData, { type: 0 }> }) {
  const { announcements } = news
  const { me } = useMe()
  const unread = useUnread()
  const overlay = useOverlay()
  const { system, inbox } = overlay?.news ?? {}
  return (
    <NoticeGroups
      groups={[
        {
          label: m.notices_platform(),
          href: paths.news({ type: 1 }),
          icon: <Megaphone />,
          tone: 'amber',
          ...told(announcements[0], m.notices_platform_text(), unread.platform),
        },
        {
          label: m.notices_system(),
          href: me ? paths.news({ type: 2 }) : paths.login({ redirect: paths.news({ type: 2 }) }),
          icon: <BellRing />,
          tone: 'blue',
          ...told(system, me ? m.notices_system_text() : m.notices_login_first(), unread.system),
          isKnown: overlay !== undefined,
        },
        {
          label: m.notices_inbox(),
          href: paths.messages(),
          icon: <Mail />,
          tone: 'brand',
          ...told(inbox, me ? m.notices_inbox_text() : m.notices_login_first(), unread.message),
          isKnown: overlay !== undefined,
        },
        {
          label: m.support_title(),
          onClick: openService,
          icon: <Headset />,
          tone: 'warm',
          text: m.notices_service_text(),
        },
      ]}
    />
  )
}

function Group({ news }: { news: Extract<NewsData, { type: 1 | 2 }> }) {
  return (
    <>
      <NoticeList notices={news.found.data} />
      <Pagination
        of={news.found}
        hrefFor={(page) => paths.news({ type: news.type, page })}
        className="border-t border-gray-100 px-4 py-4"
      />
    </>
  )
}
