import { redirect } from 'react-router'
import { paths, readNewsType } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'
import { loadPage } from './load-page.ts'

/**
 * What the page of notifications shows: the groups, or one of them. The messages of the system are a buyer's own; the rest
 * is the same for everyone.
 */
export async function readNews(args: PageArgs) {
  const type = readNewsType(args.url.searchParams)
  return type === 0 ? readGroups(args) : readGroup(args, type)
}

/** So many announcements are read without opening their group. */
const SHOWN = 3

/** The newest of what everybody may read, a few whole. */
async function readGroups({ api, url }: PageArgs) {
  const platform = await api.notices.listAnnouncements({ page: 1 })
  return {
    type: 0 as const,
    announcements: need(platform, url).data.slice(0, SHOWN).map(showAnnouncement),
  }
}

async function readGroup(args: PageArgs, type: 1 | 2) {
  if (type === 1) return { type, found: await readAnnouncements(args) }
  const { api, url, loggedIn } = args
  if (!loggedIn) throw redirect(paths.login({ redirect: url.pathname + url.search }))
  const [counted, found] = await Promise.all([api.notices.countUnread(), readSystemMessages(args)])
  return { type, unread: need(counted, url), found }
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
