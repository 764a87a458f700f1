import { readFileSync } from 'node:fs'
import path from 'node:path'

const MESSAGES = path.resolve(import.meta.dirname, '../messages')
const LANGUAGES = { 'en-US': 'en_US', 'zh-CN': 'zh_CN' } as const

export type Locale = keyof typeof LANGUAGES

/** What is said in a language, by the names the messages have, so that one journey can be walked in both. */
export function wordsIn(locale: Locale) {
  return (name: string, filling: Readonly<Record<string, string | number>> = {}): string => {
    const file = path.join(MESSAGES, name.split('_')[0] ?? '', `${LANGUAGES[locale]}.json`)
    const sentence = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[name]
    if (typeof sentence !== 'string') throw new Error(`${file} has no plain sentence ${name}`)
    return sentence.replaceAll(/\{(\w+)\}/g, (gap, of: string) => String(filling[of] ?? gap))
  }
}
