import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Compiled, compileMessage } from './compile-message.ts'
import { LANGUAGES, type Language } from './language.ts'

/** Words that cannot be compiled; the message names each file and what is wrong with it, a line each. */
export class BrokenWords extends Error {
  override name = 'BrokenWords'
}

const IMPORT = "import { localeOf, plural } from '#words/runtime'\n"
const TYPES = `import type { WordOptions } from '#words/runtime'
type Input = string | number\n`

/**
 * Compiles `messages/` into typed functions under `build/words`.
 *
 * A page takes only the words it says, so for bundles each word is a module of its own. The server says them all, and a
 * thousand small modules cost it half a second and 20 MB: it reads one that holds them all. So do pages while developing,
 * where nothing is bundled and each module is a request.
 */
export async function compileWords(root: string): Promise<void> {
  const words = compileAll(await readMessages(root))
  const folder = path.join(root, 'build/words')
  const each = path.join(folder, 'messages')
  await mkdir(each, { recursive: true })
  for (const old of await readdir(each)) if (!words.has(path.parse(old).name)) await rm(path.join(each, old))
  await Promise.all(
    [...words].map(([key, { code }]) => writeChanged(path.join(each, `${key}.js`), `${IMPORT}${code}\n`)),
  )
  const all = [...words.values()]
  const exports = [...words.keys()].map((key) => `export { ${key} } from './messages/${key}.js'\n`)
  await writeChanged(path.join(folder, 'messages.js'), exports.join(''))
  await writeChanged(path.join(folder, 'joined.d.ts'), TYPES + all.map(({ type }) => `${type}\n`).join(''))
  await writeChanged(path.join(folder, 'joined.js'), IMPORT + all.map(({ code }) => `${code}\n`).join(''))
  await writeFile(path.join(folder, STAMP), '')
}

/** Its time says when words were compiled last. */
const STAMP = 'stamp'

/** Development reloads a page for each file that is written, and must never read one that is half written. */
async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  const next = `${file}.${process.pid}`
  await writeFile(next, text)
  await rename(next, file)
}

type Messages = Map<string, { area: string; written: Partial<Record<Language, unknown>> }>

/** Every key with its message in each language. */
export async function readMessages(root: string): Promise<Messages> {
  const messages: Messages = new Map()
  for (const area of (await readdir(path.join(root, 'messages'))).sort()) {
    for (const language of LANGUAGES) {
      const file = fileOf(area, language)
      for (const [key, value] of Object.entries(parse(file, await readFile(path.join(root, file), 'utf8')))) {
        const message = messages.get(key) ?? { area, written: {} }
        message.written[language] = value
        messages.set(key, message)
      }
    }
  }
  return messages
}

export const fileOf = (area: string, language: Language) => `messages/${area}/${language}.json`

function parse(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrokenWords(`${file}: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`)
  }
}

function compileAll(messages: Messages): Map<string, Compiled> {
  const faults: string[] = []
  const words = new Map<string, Compiled>()
  for (const [key, { area, written }] of messages) {
    const lacking = LANGUAGES.filter((language) => !(language in written))
    faults.push(...lacking.map((language) => `${fileOf(area, language)}: ${key} is missing`))
    if (lacking.length > 0) continue
    try {
      words.set(key, compileMessage(key, written as Record<Language, unknown>))
    } catch (error) {
      faults.push(`messages/${area}: ${(error as Error).message}`)
    }
  }
  if (faults.length > 0) throw new BrokenWords(faults.join('\n'))
  return words
}

/** Compiles only when a word, or this compiler, is newer than what was compiled. */
export async function compileWordsIfNeeded(root: string): Promise<void> {
  const compiled = await stat(path.join(root, 'build/words', STAMP)).catch(() => undefined)
  const sources = [path.join(root, 'messages'), import.meta.dirname]
  const newest = await Promise.all(sources.map(newestIn))
  if (compiled && compiled.mtimeMs > Math.max(...newest)) return
  await compileWords(root)
}

async function newestIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true })
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).mtimeMs))
  return Math.max(...times)
}

/** For the start of a program: words that are broken end it with the lines that say where. */
export async function prepareWords(root: string, prepare = compileWordsIfNeeded): Promise<void> {
  try {
    await prepare(root)
  } catch (error) {
    if (!(error instanceof BrokenWords)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
