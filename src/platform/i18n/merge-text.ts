import type { Text } from './language.ts'

/** What was sent of a text in two languages; what was not stays as it is. */
export const mergeText = (
  kept: Text,
  sent: { zh_CN?: string | undefined; en_US?: string | undefined },
): Text => ({
  zh_CN: sent.zh_CN ?? kept.zh_CN,
  en_US: sent.en_US ?? kept.en_US,
})
