import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as m from '#words'
import { type Argument, type Arguments, BETWEEN } from './arguments.ts'
import type { Act, Command } from './command.ts'
import { refuseUsage } from './faults.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values = ReturnType<typeof parseArgs>['values']

/** Which act of the command was typed, and what with; options of every command are read elsewhere and only known here. */
export function readAct(command: Command, args: string[], common: Options) {
  const options = { ...Object.assign({}, ...command.acts.map(optionsOf)), ...common }
  const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true })
  const act = chooseAct(command, positionals)
  const name = nameOf(command, act)
  const words = act.name === undefined ? positionals : positionals.slice(1)
  return {
    act,
    typed: { ...readWords(act.words ?? {}, words, name), ...readOptions(act.options ?? {}, values) },
  }
}

export const nameOf = ({ name }: Command, act: Act) => (act.name === undefined ? name : `${name} ${act.name}`)

const optionsOf = ({ options = {} }: Act): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, { shown }]) => [name, { type: shown ? 'string' : 'boolean' }]),
  )

/** By its name, else the nameless one that takes words, or takes none. */
function chooseAct({ name, acts }: Command, [first]: readonly string[]): Act {
  const named = acts.find((one) => one.name !== undefined && one.name === first)
  const fits = ({ words = {} }: Act) => {
    const all = Object.values(words)
    return first === undefined ? all.every(({ optional }) => optional) : all.length > 0
  }
  const nameless = acts.filter((one) => one.name === undefined)
  const chosen = named ?? nameless.find(fits) ?? (acts.length === 1 ? nameless[0] : undefined)
  if (chosen) return chosen
  const known = acts.flatMap((one) => one.name ?? []).join(', ')
  return refuseUsage(m.seller_one_of, { name, known })
}

function readWords(wanted: Arguments, words: readonly string[], name: string) {
  const all = Object.entries(wanted)
  const more = all.some(([, { rest }]) => rest) ? undefined : words[all.length]
  if (more !== undefined) refuseUsage(m.seller_too_many_words, { word: more })
  return Object.fromEntries(
    all.map(([key, argument], at) => {
      const typed = argument.rest ? words.slice(at).join(argument.rest === 'each' ? BETWEEN : ' ') : words[at]
      return [key, argument.read(typed, { name, label: argument.shown })]
    }),
  )
}

function readOptions(wanted: Arguments, values: Values) {
  return Object.fromEntries(
    Object.entries(wanted).map(([key, argument]) => {
      const value = values[key]
      const typed = value === undefined ? undefined : String(value)
      return [key, argument.read(typed, { name: `--${key}`, label: showOption(key, argument) })]
    }),
  )
}

const showOption = (name: string, { shown }: Argument<unknown>) =>
  shown ? `--${name} ${shown}` : `--${name}`

/** How an act is typed, a line for each of its forms. */
export function usageOf(command: Command, act: Act): string[] {
  const bracket = (text: string, { optional }: Argument<unknown>) => (optional ? `[${text}]` : text)
  const words = Object.values(act.words ?? {}).map((one) => bracket(one.shown, one))
  const options = Object.entries(act.options ?? {}).map(([name, one]) => bracket(showOption(name, one), one))
  const forms = act.usage ?? [[...words, ...options].join(' ')]
  return forms.map((form) => `${nameOf(command, act)} ${form}`.trimEnd())
}
