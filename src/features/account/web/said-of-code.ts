import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

type Sent = { msg: string; data: { code?: string | undefined } }

/** What is said of a code that was sent, where no script runs; only a demo shop answers with the code itself. */
export const saidOfCode = ({ msg, data: { code } }: Sent, locale: Language): string =>
  code ? m.account_demo_code({ code }, { locale }) : msg
