import { writeCookie } from '#platform/contract/cookies.ts'
import { getLocale, overwriteGetLocale } from '#words/runtime'
import type { Language } from './language.ts'

/** The page was rendered in this language; it holds until the visitor chooses another. */
export function startInPageLanguage(): void {
  const language: Language = document.documentElement.lang.startsWith('en') ? 'en_US' : 'zh_CN'
  overwriteGetLocale(() => language)
}

/** From now on words and calls use this language; the caller renders the page anew. */
export function chooseLanguage(language: Language): void {
  writeCookie('locale', language)
  overwriteGetLocale(() => language)
}

export const currentLanguage = (): Language => getLocale()
