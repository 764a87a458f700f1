import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'
import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'
import { usageOf } from './read-act.ts'
import { drawTable } from './text-table.ts'

/** Its own name, and not `npm run seller --`: npm writes two lines of its own above the answer. */
const CALL = 'npx xianji-seller'

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** The whole of the seller's command, or one part of it. */
export const writeHelp = (language: Language, one?: Command) =>
  one ? helpOf(one, language) : overview(language)

function overview(locale: Language): string {
  const say = { locale }
  const commands = COMMANDS.map(({ name, summary }) => [name, summary({} as never, say)])
  return [
    m.seller_help_title({}, say),
    '',
    m.seller_help_usage({}, say),
    indent(`${CALL} ${m.seller_help_form({}, say)}\n${CALL} help [${m.seller_help_command({}, say)}]`),
    indent(m.seller_help_silent({}, say)),
    '',
    m.seller_help_commands({}, say),
    indent(drawTable(['', ''], commands).trimStart()),
    '',
    optionsHelp(locale),
  ].join('\n')
}

function helpOf(command: Command, locale: Language): string {
  const { acts, summary, details } = command
  const say = { locale }
  const usage = acts.flatMap((act) => usageOf(command, act))
  return [
    summary({} as never, say),
    '',
    m.seller_help_usage({}, say),
    indent(usage.map((form) => `${CALL} ${form}`).join('\n')),
    '',
    details({} as never, say),
    '',
    optionsHelp(locale),
  ].join('\n')
}

function optionsHelp(locale: Language): string {
  const say = { locale }
  const options = [
    ['--language en|zh', m.seller_help_language({}, say)],
    ['--json', m.seller_help_json({}, say)],
    ['--help', m.seller_help_help({}, say)],
  ]
  return [m.seller_help_options({}, say), indent(drawTable(['', ''], options).trimStart())].join('\n')
}
