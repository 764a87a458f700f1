import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { chooseLanguage, currentLanguage } from '#platform/i18n/browser-language.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import * as m from '#words'

/** Where no script runs it is a form, as the switch of every other page. */
export function LanguageRadio() {
  const { revalidate } = useRevalidator()
  // The mark moves at once; the page follows when its texts have come.
  const [chosen, setChosen] = useState(currentLanguage)
  const change = async (language: Language) => {
    setChosen(language)
    chooseLanguage(language)
    await revalidate()
  }
  return (
    <form
      method="post"
      action="/language"
      className="mt-6 flex justify-center gap-4 border-t border-gray-100 pt-5"
    >
      <RadioGroup
        label={m.account_language()}
        hideLabel
        name="locale"
        value={chosen}
        onChange={change}
        options={LANGUAGES.map((locale) => ({
          value: locale,
          label: m.shell_language_name({}, { locale }),
        }))}
      />
      <button type="submit" className="plain-only text-brand-700 underline">
        {m.ui_confirm()}
      </button>
    </form>
  )
}
