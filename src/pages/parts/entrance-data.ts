import { redirect } from 'react-router'
import { safeRedirect } from '#features/account/safe-redirect.ts'
import { type PageArgs, pageData } from '#web/page-data.ts'

/**
 * The data of a page for those who are not logged in: a buyer goes on to where they wanted. In the browser a token
 * may have ended without anyone noticing, so it is asked about; else two pages could send a buyer to and fro.
 */
export const entranceData = <T>(load: (context: PageArgs) => Promise<T>) =>
  pageData(async (context) => {
    if (context.loggedIn && (await context.api.account.showUserInfo()).code === 1) {
      throw redirect(safeRedirect(context.url.searchParams.get('redirect')))
    }
    return load(context)
  })
