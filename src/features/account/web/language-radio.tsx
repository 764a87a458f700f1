import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { chooseLanguage, currentLanguage } from '#platform/i18n/browser-language.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import * as m from '#words'

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
    <div className="mt-6 flex justify-center border-t border-gray-100 pt-5">
      <RadioGroup
        label={m.account_language()}
        hideLabel
        name="language"
        value={chosen}
        onChange={change}
        options={LANGUAGES.map((locale) => ({
          value: locale,
          label: m.shell_language_name({}, { locale }),
        }))}
      />
    </div>
  )
}
