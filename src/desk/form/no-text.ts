import type { Text } from '#platform/i18n/language.ts'

/** What a text begins as. */
export const NO_TEXT: Text = { zh_CN: '', en_US: '' }

/** Whether it is written in every language. */
export const isWhole = (text: Text): boolean => Object.values(text).every((one) => one.trim() !== '')
