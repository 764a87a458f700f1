import { readCookie, writeCookie } from '#platform/contract/cookies.ts'
import { getLocale, overwriteGetLocale } from '#words/runtime'
import type { Language } from './language.ts'
import { addressOf } from './language-address.ts'

/** The page was rendered in this language; it holds until the visitor chooses another. */
export function startInPageLanguage(): void {
  const language: Language = document.documentElement.lang.startsWith('en') ? 'en_US' : 'zh_CN'
  overwriteGetLocale(() => language)
  // Who comes by an English link and has never chosen goes on in English, also where no address says so.
  if (language === 'en_US' && !readCookie('locale')) writeCookie('locale', language)
}

/** From now on words, calls and addresses use this language; the caller renders the page anew. */
export function chooseLanguage(language: Language): void {
  writeCookie('locale', language)
  overwriteGetLocale(() => language)
  showLanguage()
}

/** The place stays, in this tab's history too; its address is the one of the language that is spoken. */
export function showLanguage(): void {
  const { pathname, search, hash } = window.location
  const address = addressHere(pathname + search + hash)
  window.history.replaceState(window.history.state, '', address)
}

export const currentLanguage = (): Language => getLocale()

/** Where a place is found in the language of this page. */
export const addressHere = (place: string): string => addressOf(place, getLocale())
