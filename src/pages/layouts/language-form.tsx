import Languages from 'lucide-react/icons/languages'
import type { FormEvent } from 'react'
import { type Language, languageTag } from '#platform/i18n/language.ts'
import * as m from '#words'

type Props = {
  other: Language
  /** Absent: the page comes anew in the other language. */
  onSubmit?: (event: FormEvent) => void
  className: string
}

/** The way to the other language, which works before the page is alive. */
export const LanguageForm = ({ other, onSubmit, className }: Props) => (
  <form method="post" action="/language" onSubmit={onSubmit} className="shrink-0">
    <button
      type="submit"
      name="locale"
      value={other}
      lang={languageTag(other)}
      className={`flex items-center gap-1.5 rounded-md hover:text-brand-700 ${className}`}
    >
      <Languages className="size-4" aria-hidden="true" />
      {m.shell_language_name({}, { locale: other })}
    </button>
  </form>
)
