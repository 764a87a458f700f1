import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readMessages } from '#platform/i18n/compile-words.ts'

/**
 * Fails on a key that nothing uses, on a count before a plural that has no form for one, and on a straight apostrophe in
 * English, also of the demo shop. That both languages have a key is asked when words are compiled.
 */
const root = path.resolve(import.meta.dirname, '../..')

async function sources(): Promise<string> {
  const folder = path.join(root, 'src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n')
}

const used = new Set([...(await sources()).matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
const messages = [...(await readMessages(root))]
const idle = messages.filter(([key]) => !used.has(key))
for (const [key, { area }] of idle) console.error(`${key} (messages/${area}) is used nowhere: delete it`)

/** Of what is named so there may be one; what is a limit (`max`) is more. */
const COUNT = /\{(?:count|left|num|days|hours|minutes|rows|redeemed|added)\}(?: more| new)? [a-z]+s\b/
const odd = messages.filter(([, { written }]) => COUNT.test(String(written.en_US)))
for (const [key, { area }] of odd)
  console.error(`${key} (messages/${area}) says a plural of one too: give it "plural", "one" and "other"`)

/** What stands in such quotes is typed at a prompt: there they are straight. */
const QUOTED = /(?<=\s)'[^'\n]*'/g
const isStraight = (text: string) => /\p{L}'/u.test(text.replaceAll(QUOTED, ''))

const straight = messages
  .filter(([, { written }]) => isStraight(JSON.stringify(written.en_US)))
  .map(([key, { area }]) => `${key} (messages/${area})`)
// Names of places are spelt as maps spell them: Xi'an.
const seeds = (await readdir(path.join(root, 'seeds'))).filter((file) => /^(?!regions).*\.json$/.test(file))
for (const file of seeds) {
  const lines = (await readFile(path.join(root, 'seeds', file), 'utf8')).split('\n')
  lines.forEach((line, at) => {
    if (/\p{L}'\p{L}/u.test(line)) straight.push(`seeds/${file}:${at + 1}`)
  })
}
for (const place of straight) console.error(`${place} has a straight apostrophe: write ’`)
if (idle.length + odd.length + straight.length > 0) process.exitCode = 1
