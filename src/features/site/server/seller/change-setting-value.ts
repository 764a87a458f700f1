import type { SettingKind } from '#features/site/known-settings.ts'
import type { SettingValue } from '#features/site/server/site-tables.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The value a setting may take, or a refusal that says what is wanted instead. `name` and `now` are the setting's. */
export function readSettingValue(
  kind: SettingKind,
  value: unknown,
  name: string,
  now: SettingValue | undefined,
): SettingValue {
  switch (kind.kind) {
    case 'number':
      return readNumber(kind, value, name)
    case 'line':
      return isLine(value, kind.max) ? value : refuse(m.seller_setting_line, { name, max: kind.max })
    case 'address':
      return isLine(value, 500) && /^\/(?!\/)\S+$/.test(value)
        ? value
        : refuse(m.seller_setting_address, { name })
    case 'text':
      return (
        (readLanguages(
          value,
          now,
          (one) => isLine(one, kind.max) || (kind.blank && one === ''),
        ) as SettingValue) ?? refuse(m.seller_setting_text, { name, max: kind.max })
      )
    case 'words':
      return (
        (readLanguages(value, now, (one) => isWords(one, kind.max)) as SettingValue) ??
        refuse(m.seller_setting_words, { name, max: kind.max })
      )
  }
}

function readNumber({ min, max }: { min: number; max: number }, value: unknown, name: string): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  if (Number.isInteger(number) && Number(number) >= min && Number(number) <= max) return Number(number)
  return refuse(m.seller_setting_number, { name, min, max })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u001f\u007f]/
const isLine = (value: unknown, max: number): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= max &&
  value.isWellFormed() &&
  !CONTROL.test(value)

const isWords = (value: unknown, max: number) =>
  Array.isArray(value) && value.length <= max && value.every((word) => isLine(word, 40))

/** Both languages; one that is not given stays as it is. */
function readLanguages(
  value: unknown,
  now: SettingValue | undefined,
  holds: (one: unknown) => boolean | undefined,
): object | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (Object.keys(value).some((key) => !LANGUAGES.includes(key as never))) return undefined
  const whole: Record<string, unknown> = { ...(typeof now === 'object' ? now : {}), ...value }
  return LANGUAGES.every((language) => holds(whole[language])) ? whole : undefined
}
