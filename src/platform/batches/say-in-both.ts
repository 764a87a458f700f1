import type { Text } from '#platform/i18n/language.ts'
import { tellInputs } from '#platform/i18n/tell-inputs.ts'
import type { Why } from './batch-kind.ts'

/** A sentence as it is kept for whoever reads it later, in whichever language. */
export const sayInBoth = ({ sentence, inputs }: Why): Text => ({
  zh_CN: sentence(tellInputs(inputs, 'zh_CN') as never, { locale: 'zh_CN' }),
  en_US: sentence(tellInputs(inputs, 'en_US') as never, { locale: 'en_US' }),
})
