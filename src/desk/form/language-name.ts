import { type Language, languageTag } from '#platform/i18n/language.ts'
import { getLocale } from '#words/runtime'

/** What a language is called by whoever works here. */
export function languageName(language: Language): string {
  const names = new Intl.DisplayNames([languageTag(getLocale())], { type: 'language' })
  return names.of(languageTag(language).slice(0, 2)) ?? language
}
