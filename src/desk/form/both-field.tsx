import type { ReactNode } from 'react'
import { LANGUAGES, type Language, languageTag, type Text } from '#platform/i18n/language.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import * as m from '#words'
import { languageName } from './language-name.ts'

type Props = {
  label: string
  value: Text
  change(value: Text): void
  /** More than one makes it a box for paragraphs. */
  rows?: number
  maxLength: number
  required?: boolean
  hint?: string
  error?: string | undefined
}

/** The same text in every language, side by side, with what is missing marked. */
export function BothField(props: Props) {
  const { label, value, change, rows = 1, maxLength, required = false, hint, error } = props
  return (
    <Sides label={label} value={value}>
      {(language, name) => {
        const typed = {
          lang: languageTag(language),
          value: value[language],
          maxLength,
          onChange: (event: { target: { value: string } }) =>
            change({ ...value, [language]: event.target.value }),
        }
        const fault = error !== undefined && value[language] === '' ? { error } : {}
        return (
          <Field label={name} required={required} hint={hint} {...fault}>
            {rows > 1 ? <Textarea {...typed} rows={rows} /> : <TextInput {...typed} autoComplete="off" />}
          </Field>
        )
      }}
    </Sides>
  )
}

type SidesProps = {
  label: string
  value: Text
  children(language: Language, name: string): ReactNode
}

/** One side a language; each is called by the field's name and its own. */
export function Sides({ label, value, children }: SidesProps) {
  const written = LANGUAGES.some((language) => value[language] !== '')
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {LANGUAGES.map((language) => (
        <div key={language} className="min-w-0">
          {children(language, m.deskgoods_in_language({ label, language: languageName(language) }))}
          {written && value[language] === '' && (
            <p className="mt-1 text-sm text-amber-700">{m.deskgoods_missing()}</p>
          )}
        </div>
      ))}
    </div>
  )
}

/** How many of these texts are there in one language and not in another. */
export const countGaps = (texts: readonly Text[]): number =>
  texts
    .filter((text) => LANGUAGES.some((language) => text[language] !== ''))
    .reduce((sum, text) => sum + LANGUAGES.filter((language) => text[language] === '').length, 0)
