import { Languages } from 'lucide-react'
import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { chooseLanguage, currentLanguage } from '#platform/i18n/browser-language.ts'
import { languageTag } from '#platform/i18n/language.ts'
import * as m from '#words'

/**
 * Switches to the other language where one stands: page, form and scroll stay. Until the page is alive it is a plain
 * form, so that an early click counts, as it does where no script runs.
 */
export function LanguageSwitch() {
  const { revalidate } = useRevalidator()
  const other = currentLanguage() === 'zh_CN' ? 'en_US' : 'zh_CN'
  const change = async (event: FormEvent) => {
    event.preventDefault()
    chooseLanguage(other)
    await revalidate()
  }
  return (
    <form method="post" action="/language" onSubmit={change}>
      <button
        type="submit"
        name="locale"
        value={other}
        lang={languageTag(other)}
        className="flex h-8 items-center gap-1.5 rounded-md px-1.5 hover:text-brand-700"
      >
        <Languages className="size-4" aria-hidden="true" />
        {m.shell_language_name({}, { locale: other })}
      </button>
    </form>
  )
}
