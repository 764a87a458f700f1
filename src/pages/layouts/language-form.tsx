import Languages from 'lucide-react/icons/languages'
import type { FormEvent } from 'react'
import { type Language, languageTag } from '#platform/i18n/language.ts'
import * as m from '#words'

type Props = {
  other: Language
  /** Absent: the page comes anew in the other language. */
  onSubmit?: (event: FormEvent) => void
  /** For the row of a phone, and nowhere else. */
  short?: boolean
}

/** The way to the other language, which works before the page is alive. */
export const LanguageForm = ({ other, onSubmit, short = false }: Props) => (
  <form
    method="post"
    action="/language"
    onSubmit={onSubmit}
    className={short ? 'language md:hidden' : 'language'}
  >
    <button type="submit" name="locale" value={other} lang={languageTag(other)}>
      {short ? (
        <span aria-hidden="true">{m.shell_language_short({}, { locale: other })}</span>
      ) : (
        <Languages aria-hidden="true" />
      )}
      <span className={short ? 'sr-only' : undefined}>{m.shell_language_name({}, { locale: other })}</span>
    </button>
  </form>
)
