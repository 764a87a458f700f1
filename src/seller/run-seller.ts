import { parseArgs } from 'node:util'
import { ConfigFault, hasNpmBanner, readTerminal } from '#platform/config.ts'
import { BackupUnreadable } from '#platform/database/backup-file.ts'
import { DataFolderInUse } from '#platform/database/embedded/start-embedded-postgres.ts'
import { RestoreRefused } from '#platform/database/restore.ts'
import { DEFAULT_LANGUAGE, type Language, readLanguageTag } from '#platform/i18n/language.ts'
import { Refusal } from '#platform/refusal.ts'
import * as m from '#words'
import type { Command } from './command.ts'
import { COMMANDS, findCommand } from './commands.ts'
import { Refused, refuseUsage, UsageFault } from './faults.ts'
import { writeHelp } from './help.ts'
import { createOutput, type Output, type Streams } from './output.ts'
import { readAct } from './read-act.ts'
import { createSellerShop, type Environment, type SellerShop } from './seller-shop.ts'

const COMMON = {
  language: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Runs one command and answers its exit code: 0 done, 1 refused or failed, 2 typed wrongly. */
export async function runSeller(
  root: string,
  args: string[],
  streams: Streams,
  environment?: Environment,
): Promise<number> {
  // The command's own options are not known yet, but how to speak must be, even to say what is wrong with them.
  const { values, tokens } = parseArgs({
    args,
    options: COMMON,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const asked = typeof values.language === 'string' ? values.language : undefined
  const spoken = readLanguageTag(asked)
  const language = spoken ?? readTerminal(environment).language ?? DEFAULT_LANGUAGE
  const output = createOutput(streams, values.json === true, language)
  // Too late to mend; but whoever finds strange lines in their file should know where they come from.
  if (!streams.out.isTTY && hasNpmBanner('seller', environment))
    streams.err.write(`${m.seller_npm_lines({}, { locale: language })}\n`)
  try {
    if (asked !== undefined && !spoken) refuseUsage(m.seller_one_of, { name: '--language', known: 'en, zh' })
    const named = tokens.find((token) => token.kind === 'positional')
    if (named === undefined) return help(output)
    const rest = args.toSpliced(named.index, 1)
    if (named.value === 'help') {
      return help(output, parseArgs({ args: rest, options: COMMON, strict: false }).positionals[0])
    }
    if (values.help) return help(output, named.value)
    const shop = createSellerShop(root, { output, input: streams.in }, environment)
    await run(chooseCommand(named.value), rest, shop)
    return 0
  } catch (error) {
    return explain(error, output, streams)
  }
}

function help(output: Output, about?: string): 0 {
  output.line(writeHelp(output.language, about === undefined ? undefined : chooseCommand(about)))
  return 0
}

const chooseCommand = (name: string) =>
  findCommand(name) ??
  refuseUsage(m.seller_no_command, { name, known: COMMANDS.map((one) => one.name).join(', ') })

async function run(command: Command, args: string[], shop: SellerShop): Promise<void> {
  const { act, typed } = readAct(command, args, COMMON)
  try {
    await act.run(typed, shop)
  } finally {
    await shop.close()
  }
}

function explain(error: unknown, output: Output, { err }: Streams): number {
  const { msg, data, code } = tell(error, output.language)
  if (output.json) output.line(JSON.stringify({ code: 0, msg, data }))
  else err.write(`${msg}\n`)
  return code
}

/** Their message is the reason, in one sentence. */
const SAY_WHY = [BackupUnreadable, RestoreRefused, DataFolderInUse]

type Told = { msg: string; data: unknown; code: 1 | 2 }

function tell(error: unknown, locale: Language): Told {
  const told = (msg: string, code: 1 | 2, data: unknown = null): Told => ({ msg, data, code })
  if (error instanceof UsageFault) return told(error.sentence(error.inputs as never, { locale }), 2)
  if (error instanceof Refused) return told(error.answer.msg, 1, error.answer.data)
  if (error instanceof Refusal) return told(error.say(locale), 1, error.data)
  if (error instanceof ConfigFault) return told(error.message, 2)
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return told(describeOption(code, message, locale), 2)
  if (SAY_WHY.some((kind) => error instanceof kind)) {
    return told(m.seller_cannot({ reason: message }, { locale }), 1)
  }
  const { syscall, path } = error as NodeJS.ErrnoException
  if (syscall && path) return told(m.seller_file_failed({ file: path, code }, { locale }), 1)
  return told(m.seller_failed({ reason: message || code || String(error) }, { locale }), 1)
}

/** Node says these in English only. */
function describeOption(code: string, message: string, locale: Language): string {
  const option = /'([^']*)'/.exec(message)?.[1] ?? ''
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? m.seller_unknown_option({ option }, { locale })
    : m.seller_bad_option({ option }, { locale })
}
