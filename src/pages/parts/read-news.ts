import { redirect } from 'react-router'
import { paths, readNewsType } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'
import { loadPage } from './load-page.ts'

/** What the page of notifications shows: the groups, or one of them. Visitors have announcements only. */
export async function readNews(args: PageArgs) {
  const type = readNewsType(args.url.searchParams)
  return type === 0 ? readGroups(args) : readGroup(args, type)
}

/** So many announcements are read without opening their group. */
const SHOWN = 3

/** The newest of each group, and of what everybody may read a few whole. */
async function readGroups({ api, url, loggedIn }: PageArgs) {
  const [platform, own] = await Promise.all([
    api.notices.listAnnouncements({ page: 1 }),
    loggedIn ? readOwn(api, url) : undefined,
  ])
  return {
    type: 0 as const,
    announcements: need(platform, url).data.slice(0, SHOWN).map(showAnnouncement),
    ...own,
  }
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

async function readGroup(args: PageArgs, type: 1 | 2) {
  const { api, url, loggedIn } = args
  if (type === 2 && !loggedIn) throw redirect(paths.login({ redirect: url.pathname + url.search }))
  const [counted, found] = await Promise.all([
    loggedIn ? api.notices.countUnread() : undefined,
    type === 1 ? readAnnouncements(args) : readSystemMessages(args),
  ])
  return { type, unread: counted && need(counted, url), found }
}

export type NewsData = Awaited<ReturnType<typeof readNews>>

async function readAnnouncements({ api, url }: PageArgs) {
  const found = await loadPage(url, (page) => api.notices.listAnnouncements({ page }))
  return { ...found, data: found.data.map(showAnnouncement) }
}

const showAnnouncement = <Row extends { desc: string }>({ desc: text, ...row }: Row) => ({ ...row, text })

async function readSystemMessages({ api, url }: PageArgs) {
  const found = await loadPage(url, (page) => api.notices.listSystemMessages({ page }))
  return { ...found, data: found.data.map(({ content: text, ...row }) => ({ ...row, text })) }
}
