import type { Config } from '#platform/config.ts'
import { DataFolderInUse } from '#platform/database/embedded/start-embedded-postgres.ts'
import type { Language } from '#platform/i18n/language.ts'
import { Refusal } from '#platform/refusal.ts'
import * as m from '#words'
import { PortTaken } from './check-port.ts'
import { explainFault } from './explain-fault.ts'

type Listener = { config: Config; languages: readonly Language[] }

/** Why a program ended, in one sentence a language, for whoever started it; undefined where it is a fault of ours. */
export function explainToPerson(error: unknown, { config, languages }: Listener): string | undefined {
  const say = (sentence: (locale: Language) => string) => languages.toReversed().map(sentence).join('\n')
  if (error instanceof DataFolderInUse) return error.message
  if (error instanceof Refusal) return say((locale) => error.say(locale))
  if (error instanceof PortTaken) return say((locale) => m.shell_port_taken(error, { locale }))
  const why = explainFault(error, config)
  return why && say(why)
}
