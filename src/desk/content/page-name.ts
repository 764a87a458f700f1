import { SYSTEM_PAGES } from '#paths'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'

const NAMES: Record<keyof typeof SYSTEM_PAGES, typeof m.shell_agreement> = {
  agreement: m.shell_agreement,
  privacy: m.shell_privacy,
  about: m.shell_about,
  introduction: m.shell_introduction,
}

/** What the pages are called that every shop has; any other by its number. */
export function pageName(id: number, locale: Language = getLocale()): string {
  const found = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((name) => SYSTEM_PAGES[name] === id)
  return found ? NAMES[found]({}, { locale }) : m.deskcontent_page_number({ id }, { locale })
}
