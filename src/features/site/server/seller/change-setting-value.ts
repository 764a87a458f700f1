import { carriesWhite, readColour } from '#features/site/accent.ts'
import type { SettingKind } from '#features/site/known-settings.ts'
import type { SettingValue } from '#features/site/server/site-tables.ts'
import { cleanLine } from '#platform/clean-text.ts'
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
      return readLine(value, kind.max) ?? refuse(m.seller_setting_line, { name, max: kind.max })
    case 'address':
      return readAddress(value) ?? refuse(m.seller_setting_address, { name })
    case 'colour':
      return readAccent(value, name)
    case 'mail':
      return readMail(value) ?? refuse(m.sellersite_setting_mail, { name })
    case 'text':
      return (
        (readLanguages(
          value,
          now,
          (one) => readLine(one, kind.max) ?? (kind.blank && one === '' ? '' : undefined),
        ) as SettingValue) ?? refuse(m.seller_setting_text, { name, max: kind.max })
      )
    case 'words':
      return (
        (readLanguages(value, now, (one) => readWords(one, kind.max)) as SettingValue) ??
        refuse(m.seller_setting_words, { name, max: kind.max })
      )
  }
}

function readNumber({ min, max }: { min: number; max: number }, value: unknown, name: string): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  if (Number.isInteger(number) && Number(number) >= min && Number(number) <= max) return Number(number)
  return refuse(m.seller_setting_number, { name, min, max })
}

function readLine(value: unknown, max: number): string | undefined {
  const line = typeof value === 'string' ? cleanLine(value) : ''
  return line !== '' && line.length <= max ? line : undefined
}

function readAddress(value: unknown): string | undefined {
  const address = readLine(value, 500)
  return address && /^\/(?!\/)\S+$/.test(address) ? address : undefined
}

function readAccent(value: unknown, name: string): string {
  const colour = typeof value === 'string' ? readColour(value) : undefined
  if (!colour) return refuse(m.sellersite_setting_colour, { name })
  return carriesWhite(colour) ? colour : refuse(m.sellersite_setting_contrast, { colour })
}

function readMail(value: unknown): string | undefined {
  const mail = readLine(value, 120)
  return mail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail) ? mail : undefined
}

/** A list, or as people type one: with commas between. */
function readWords(value: unknown, max: number): string[] | undefined {
  const list = typeof value === 'string' ? value.split(/[,，、]/).filter((word) => word.trim()) : value
  if (!Array.isArray(list) || list.length > max) return undefined
  const words = list.map((word) => readLine(word, 40))
  return words.every((word) => word !== undefined) ? words : undefined
}

/** Both languages; one that is not given stays as it is. */
function readLanguages(
  value: unknown,
  now: SettingValue | undefined,
  readOne: (one: unknown) => string | string[] | undefined,
): object | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (Object.keys(value).some((key) => !LANGUAGES.includes(key as never))) return undefined
  const whole: Record<string, unknown> = { ...(typeof now === 'object' ? now : {}), ...value }
  const read = LANGUAGES.map((language) => [language, readOne(whole[language])] as const)
  return read.every(([, one]) => one !== undefined) ? Object.fromEntries(read) : undefined
}
