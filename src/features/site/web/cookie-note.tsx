import { SYSTEM_PAGES } from '#paths'
import * as m from '#words'

/** Below the privacy policy: no banner has to ask, since there is nothing one could say no to. */
export function CookieNote({ page }: { page: number }) {
  if (page !== SYSTEM_PAGES.privacy) return null
  return (
    <p className="mt-6 border-t border-gray-200 pt-4 text-sm leading-6 text-gray-600">
      {m.site_cookie_note()}
    </p>
  )
}
