import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/i18n/language.ts'

const MESSAGES = path.resolve(import.meta.dirname, '../../messages')
const TAG = /<(?:Button|ButtonLink|DialogButton)\b((?:=>|[^>])*)>(?:\s*\{m\.(\w+)\(\)\})?/g
const NAME = /aria-label=\{m\.(\w+)\(/
const LABEL = /label=\{[^}]*?\bm\.(\w+)\(\)\}/

async function readWords(language: string): Promise<Map<string, string>> {
  const areas = await readdir(MESSAGES)
  const files = areas.map((area) => readFile(path.join(MESSAGES, area, `${language}.json`), 'utf8'))
  const read = (await Promise.all(files)).flatMap((text) => Object.entries(JSON.parse(text)))
  return new Map(read.map(([key, words]) => [key, JSON.stringify(words).toLowerCase().replaceAll('"', '')]))
}

/** The words on the buttons of a page, beside the longer name each has for whoever does not see it. */
const namedButtons = (source: string): { name: string; word: string }[] =>
  [...source.matchAll(TAG)].flatMap(([, attributes = '', child]) => {
    const name = NAME.exec(attributes)?.[1]
    const word = child ?? LABEL.exec(attributes.replace(NAME, ''))?.[1]
    return name && word ? [{ name, word }] : []
  })

test.each(LANGUAGES)(
  'what a button says is part of its name, so that voice control finds it: %s',
  async (language) => {
    const words = await readWords(language)
    const say = (key: string) => words.get(key) ?? key
    const files = await readdir(import.meta.dirname, { recursive: true })
    const buttons = []
    for (const file of files.filter((name) => name.endsWith('.tsx'))) {
      const source = await readFile(path.join(import.meta.dirname, file), 'utf8')
      buttons.push(...namedButtons(source).map((button) => ({ file, ...button })))
    }
    expect(buttons.length).toBeGreaterThan(5)
    const faults = buttons
      .filter(({ name, word }) => !say(name).includes(say(word)))
      .map(({ file, name, word }) => `${file}: “${say(name)}” lacks “${say(word)}”`)
    expect(faults).toEqual([])
  },
)
