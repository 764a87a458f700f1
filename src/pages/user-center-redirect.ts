import { redirect } from 'react-router'
import { accountRoom } from '#paths'
import { pageData } from '#web/page-data.ts'

const load = pageData(async ({ params, url }): Promise<null> => {
  throw redirect(accountRoom(params.type) + url.search)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** Nobody stays here; a page must have something to show all the same. */
export default () => null
