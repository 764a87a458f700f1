import { redirect } from 'react-router'
import { bareRoom } from '#paths'
import { pageData } from '#web/page-data.ts'

export const loader = pageData(async ({ url }): Promise<null> => {
  throw redirect(bareRoom(url.pathname, url.searchParams))
})

/** Nobody stays here; a page must have something to show all the same. */
export default () => null
