import { data } from 'react-router'
import type { Answer } from '#platform/contract/envelope.ts'
import { pageCount } from '#ui/move/page-list.ts'
import { need } from '#web/page-data.ts'
import { pageOf } from './page-of.ts'

type Page = { total: number; per_page: number }

/** The page an address asks for. The last row of the last page may have gone: the page before it is meant then. */
export async function loadPage<T extends Page>(
  url: URL,
  list: (page: number) => Promise<Answer<T>>,
): Promise<T> {
  const page = pageOf(url)
  const asked = need(await list(page), url)
  const last = Math.max(1, Math.ceil(asked.total / asked.per_page))
  return page > last ? need(await list(last), url) : asked
}

/** For lists search engines read: beyond the last page is nothing, else the same goods would have addresses without end. */
export function needPage(list: Page, page: number): void {
  if (page > pageCount(list.total, list.per_page)) throw data('', { status: 404 })
}
