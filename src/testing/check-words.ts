import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readMessages } from '#platform/i18n/compile-words.ts'

/**
 * Fails on a key that nothing uses, and on a count before a plural that has no form for one. That both languages have
 * a key is asked when words are compiled.
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
if (idle.length + odd.length > 0) process.exitCode = 1
