import { isLanguage, type Language, languageTag, readLanguageTag } from '#platform/i18n/language.ts'
import { overwriteGetLocale } from '#words/runtime'

const KEPT = 'desk-language'

/** Chosen here once, or what the browser speaks. The desk has its own choice: a seller may shop in another language. */
function readLanguage(): Language {
  const kept = localStorage.getItem(KEPT)
  if (isLanguage(kept)) return kept
  return navigator.languages.map(readLanguageTag).find((found) => found !== undefined) ?? 'zh_CN'
}

export function startInDeskLanguage(): void {
  const language = readLanguage()
  overwriteGetLocale(() => language)
  document.documentElement.lang = languageTag(language)
}

/** Words are read where they are shown; the page begins anew in the other ones, at the same address. */
export function speak(language: Language): void {
  localStorage.setItem(KEPT, language)
  location.reload()
}
