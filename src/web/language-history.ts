import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, type Path } from 'react-router'
import { addressHere, showLanguage } from '#platform/i18n/browser-language.ts'
import { placeOf } from '#platform/i18n/language-address.ts'

type To = string | Partial<Path>

const addressTo = (to: To) => addressHere(typeof to === 'string' ? to : createPath(to))

/**
 * The browser's history as the router sees it: it knows places, the address bar shows them in the language of the page.
 * So a page is the same page in both languages, and choosing another language leads nowhere. Going back does not
 * change the language either: an address from before the choice is shown in the language that was chosen.
 */
export function createLanguageHistory() {
  const history = createBrowserHistory()
  const { createURL } = history
  const readLocation = Object.getOwnPropertyDescriptor(history, 'location')?.get
  Object.defineProperty(history, 'location', {
    get() {
      const location: typeof history.location = readLocation?.call(history)
      return { ...location, pathname: placeOf(location.pathname) }
    },
  })
  window.addEventListener('popstate', showLanguage)
  return Object.assign(history, {
    createHref: addressTo,
    createURL: (to: To) => createURL(addressTo(to)),
    encodeLocation(to: To) {
      const { pathname, search, hash } = createURL(to)
      return { pathname: placeOf(pathname), search, hash }
    },
  })
}
