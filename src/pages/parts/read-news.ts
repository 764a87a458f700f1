import { redirect } from 'react-router'
import type { NoticeRow } from '#features/notices/web/notice-list.tsx'
import { paths, readNewsType } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'
import { pageOf } from './page-of.ts'

/** What the page of notifications shows: the groups, or one of them. Visitors have announcements only. */
export async function readNews(args: PageArgs) {
  const type = readNewsType(args.url.searchParams)
  return type === 0 ? readGroups(args) : readGroup(args, type)
}

/** The newest of each group. */
async function readGroups({ api, url, loggedIn }: PageArgs) {
  const [platform, own] = await Promise.all([
    api.notices.listAnnouncements({ page: 1 }),
    loggedIn ? readOwn(api, url) : undefined,
  ])
  return { type: 0 as const, platform: need(platform, url).data[0], ...own }
}

async function readOwn(api: PageArgs['api'], url: URL) {
  const [counted, system, inbox] = await Promise.all([
    api.notices.countUnread(),
    api.notices.listSystemMessages({ page: 1 }),
    api.notices.listMessages({ page: 1 }),
  ])
  return {
    unread: need(counted, url),
    system: need(system, url).data[0],
    inbox: need(inbox, url).data[0],
  }
}

async function readGroup({ api, url, loggedIn }: PageArgs, type: 1 | 2) {
  if (type === 2 && !loggedIn) throw redirect(paths.login({ redirect: url.pathname + url.search }))
  const page = pageOf(url)
  const read = type === 1 ? readAnnouncements : readSystemMessages
  const [counted, found] = await Promise.all([
    loggedIn ? api.notices.countUnread() : undefined,
    read(api, page, url),
  ])
  // A page behind the last one is the last one.
  const last = Math.max(1, Math.ceil(found.total / found.perPage))
  return {
    type,
    unread: counted && need(counted, url),
    ...(page > last ? await read(api, last, url) : found),
  }
}

export type NewsData = Awaited<ReturnType<typeof readNews>>

type Found = { page: number; total: number; perPage: number; notices: NoticeRow[] }

async function readAnnouncements(api: PageArgs['api'], page: number, url: URL): Promise<Found> {
  const found = need(await api.notices.listAnnouncements({ page }), url)
  return { ...placeOf(found), notices: found.data.map(({ desc: text, ...row }) => ({ ...row, text })) }
}

async function readSystemMessages(api: PageArgs['api'], page: number, url: URL): Promise<Found> {
  const found = need(await api.notices.listSystemMessages({ page }), url)
  return { ...placeOf(found), notices: found.data.map(({ content: text, ...row }) => ({ ...row, text })) }
}

const placeOf = (found: { current_page: number; total: number; per_page: number }) => ({
  page: found.current_page,
  total: found.total,
  perPage: found.per_page,
})
