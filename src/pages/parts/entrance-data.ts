import { redirect } from 'react-router'
import { safeRedirect } from '#features/account/safe-redirect.ts'
import { type PageGiven, pageData } from '#platform/pages/page-data.ts'

/**
 * The data of a page for those who are not logged in: a buyer goes on to where they wanted. In the browser a token
 * may have ended without anyone noticing, so it is asked about; else two pages could send a buyer to and fro.
 */
export const entranceData = <T>(load: (given: PageGiven) => Promise<T>) =>
  pageData(async (given) => {
    if (given.loggedIn && (await given.api.account.userInfo()).code === 1) {
      throw redirect(safeRedirect(given.url.searchParams.get('redirect')))
    }
    return load(given)
  })
