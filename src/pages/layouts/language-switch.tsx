import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { chooseLanguage, currentLanguage } from '#platform/i18n/browser-language.ts'
import { partsAreAlive } from '#web/own-part.tsx'
import { LanguageForm } from './language-form.tsx'

/**
 * Switches to the other language where one stands: page, form and scroll stay. Until the page is alive it is a plain
 * form, so that an early click counts, as it does where no script runs.
 */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { revalidate } = useRevalidator()
  const other = currentLanguage() === 'zh_CN' ? 'en_US' : 'zh_CN'
  const change = async (event: FormEvent) => {
    event.preventDefault()
    await partsAreAlive()
    chooseLanguage(other)
    await revalidate()
  }
  return <LanguageForm other={other} short={short} onSubmit={change} />
}
