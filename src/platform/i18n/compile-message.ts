import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageTag } from './language.ts'

/**
 * A message as it stands in `messages/`: a sentence with `{inputs}`, or its forms for a count:
 * `{ "plural": "count", "one": "{count} item", "other": "{count} items" }`.
 */
const message = z.union([
  z.string(),
  z.strictObject({ plural: z.string(), one: z.string().optional(), other: z.string() }),
])

type Message = z.infer<typeof message>

export type Compiled = {
  /** `export const cart_added = …`; the function bears the name of its key, which names refusals. */
  code: string
  /** The same for the type checker, which demands every input. */
  type: string
}

/** Throws a sentence that says what is wrong with the message. */
export function compileMessage(key: string, written: Record<Language, unknown>): Compiled {
  if (!/^[a-z]\w*$/.test(key)) throw new Error(`${key} cannot be the name of a function`)
  const messages = LANGUAGES.map((language) => [language, readMessage(key, written[language])] as const)
  const inputs = [...new Set(messages.flatMap(([, one]) => inputsOf(one)))]
  const said = messages.map(([language, one]) => [language, sayMessage(key, language, one)] as const)
  const base = said.find(([language]) => language === DEFAULT_LANGUAGE)?.[1]
  const others = said.filter(([language]) => language !== DEFAULT_LANGUAGE)
  const choice = others.map(([language, code]) => `locale === '${language}' ? ${code} : `).join('')
  return {
    code: `export const ${key} = (inputs, options) => { const locale = localeOf(options); return ${choice}${base} }`,
    type: `export declare const ${key}: (${typeOf(inputs)}, options?: WordOptions) => string`,
  }
}

function readMessage(key: string, written: unknown): Message {
  const read = message.safeParse(written)
  if (read.success) return read.data
  throw new Error(`${key} must be a sentence, or { "plural": input, "one": sentence, "other": sentence }`)
}

/** A sentence in pieces: text, input, text, input, …, text. */
const piecesOf = (sentence: string) => sentence.split(/\{(\w+)\}/)

function inputsOf(one: Message): string[] {
  if (typeof one === 'string') return piecesOf(one).filter((_, at) => at % 2 === 1)
  return [one.plural, ...[one.one ?? '', one.other].flatMap(inputsOf)]
}

const typeOf = (inputs: string[]) =>
  inputs.length === 0 ? 'inputs?: {}' : `inputs: { ${inputs.map((name) => `${name}: Input`).join('; ')} }`

function sayMessage(key: string, language: Language, one: Message): string {
  if (typeof one === 'string') return saySentence(key, one)
  const { plural, ...forms } = one
  const said = Object.entries(forms).map(([form, sentence]) => `${form}: ${saySentence(key, sentence)}`)
  return `plural('${languageTag(language)}', inputs.${plural}, { ${said.join(', ')} })`
}

/** A template literal, or a plain string where nothing is put in. */
function saySentence(key: string, sentence: string): string {
  const pieces = piecesOf(sentence)
  if (pieces.some((piece, at) => at % 2 === 0 && /[{}]/.test(piece)))
    throw new Error(`${key} has braces around something that is no input`)
  if (pieces.length === 1) return JSON.stringify(sentence)
  const put = pieces.map((piece, at) => (at % 2 === 1 ? `\${inputs.${piece}}` : escapeText(piece)))
  return `\`${put.join('')}\``
}

const escapeText = (text: string) => text.replaceAll(/[\\`$]/g, '\\$&')
