import { redirect } from 'react-router'
import { accountRoom } from '#paths'
import { pageData } from '#web/page-data.ts'

export const loader = pageData(async ({ params, url }): Promise<null> => {
  throw redirect(accountRoom(params.type) + url.search)
})

/** Nobody stays here; a page must have something to show all the same. */
export default () => null
