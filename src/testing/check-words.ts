import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readMessages } from '#platform/i18n/compile-words.ts'
import { listEverySource, listSources, report } from './list-sources.ts'
import { findWordFaults } from './words/find-word-faults.ts'
import { findWrittenWords } from './words/find-written-words.ts'

/**
 * Fails on a key that nothing uses, on a message that is not whole in both languages, on a word a component says by
 * itself, and on a straight apostrophe in the English of the demo shop.
 */
const root = path.resolve(import.meta.dirname, '../..')

const sources = (await listEverySource()).filter(({ file }) => file.startsWith('src/'))
const used = new Set(
  sources
    .flatMap(({ lines }) => lines.flatMap((line) => [...line.matchAll(/\bm\.(\w+)/g)]))
    .map(([, key]) => key),
)
const wrong = [...(await readMessages(root))].flatMap(([key, { area, written }]) => {
  const idle = used.has(key) ? [] : ['is used nowhere: delete it']
  return [...idle, ...findWordFaults(written)].map((fault) => `${key} (messages/${area}) ${fault}`)
})

/** Shows the parts of the design system with words of its own, to those who build with them. */
const GALLERY = /^src\/pages\/design[./]/
const written = (await listSources())
  .filter(({ file }) => file.endsWith('.tsx') && !GALLERY.test(file))
  .flatMap(({ file, lines }) =>
    findWrittenWords(lines.join('\n')).map(
      ({ line, text }) => `${file}:${line}: “${text}” is said here alone: put it into messages/`,
    ),
  )

// Names of places are spelt as maps spell them: Xi'an.
const seeds = (await readdir(path.join(root, 'seeds'))).filter((file) => /^(?!regions).*\.json$/.test(file))
const straight = await Promise.all(
  seeds.map(async (file) => {
    const lines = (await readFile(path.join(root, 'seeds', file), 'utf8')).split('\n')
    return lines.flatMap((line, at) =>
      /\p{L}'\p{L}/u.test(line) ? [`seeds/${file}:${at + 1} has a straight apostrophe: write ’`] : [],
    )
  }),
)
report([...wrong, ...written, ...straight.flat()])
