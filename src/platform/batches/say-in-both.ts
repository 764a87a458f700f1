import type { Text } from '#platform/i18n/language.ts'
import type { Why } from './batch-kind.ts'

/** A sentence as it is kept for whoever reads it later, in whichever language. */
export const sayInBoth = ({ sentence, inputs }: Why): Text => ({
  zh_CN: sentence(inputs as never, { locale: 'zh_CN' }),
  en_US: sentence(inputs as never, { locale: 'en_US' }),
})
