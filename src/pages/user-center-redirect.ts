import { redirect } from 'react-router'
import { pageData } from '#platform/pages/page-data.ts'
import { placeBehind } from './account-places.ts'

const load = pageData(async ({ params, url }): Promise<null> => {
  throw redirect(placeBehind(params.type) + url.search)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** Nobody stays here; a page must have something to show all the same. */
export default () => null
