import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'

/**
 * Compiles `messages/` into typed functions under `build/words`.
 *
 * Paraglide's own runtime carries URL strategies, cookies and polyfills this shop does not use (64 KB, part of
 * it in every page), and its plural rules refuse the underscore of `zh_CN`. Ours is the few lines a message needs.
 */
const RUNTIME = `/** @typedef {string} LocalizedString */
/** @template A, B, C @typedef {unknown} MessageMetadata */
/** @typedef {'zh_CN' | 'en_US'} Locale */
export const experimentalStaticLocale = undefined
/** @type {() => Locale} */
let read = () => 'zh_CN'
/** @returns {Locale} */
export const getLocale = () => read()
/** @param {() => Locale} next */
export const overwriteGetLocale = (next) => {
  read = next
}
`

const REGISTRY = `const rules = new Map()
/** @param {string} locale @param {unknown} input @param {object} options */
export function plural(locale, input, options) {
  const tag = locale.replace('_', '-')
  let rule = rules.get(tag)
  if (!rule) rules.set(tag, (rule = new Intl.PluralRules(tag, options)))
  return rule.select(Number(input))
}
/** @param {string} locale @param {unknown} input @param {object} options */
export const number = (locale, input, options) =>
  new Intl.NumberFormat(locale.replace('_', '-'), options).format(Number(input))
`

/** A file of words that is no JSON; the message names it in one line. */
export class BrokenWords extends Error {
  override name = 'BrokenWords'
}

export async function compileWords(root: string): Promise<void> {
  // The compiler tells of a broken file by quoting its own program.
  for (const language of LANGUAGES) await readKeys(root, language)
  const outdir = path.join(root, 'build/words')
  const project = path.join(root, 'build/words.inlang')
  // The project file is made here, so that a new area of words needs no list kept by hand.
  await mkdir(project, { recursive: true })
  await writeFile(path.join(project, 'settings.json'), JSON.stringify(await projectSettings(root)))
  // Only now: the compiler is larger than the shop, and most starts find everything compiled.
  const { compile } = await import('@inlang/paraglide-js')
  await compile({
    project,
    outdir,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    strategy: ['globalVariable', 'baseLocale'],
  })
  await writeFile(path.join(outdir, 'runtime.js'), RUNTIME)
  await writeFile(path.join(outdir, 'registry.js'), REGISTRY)
  await joinWords(outdir)
}

/**
 * A page takes only the words it says, so for bundles each word is a module of its own. The server says them all, and a
 * thousand small modules cost it half a second and 20 MB: it reads this one.
 */
async function joinWords(outdir: string): Promise<void> {
  const folder = path.join(outdir, 'messages')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js') && name !== '_index.js').sort()
  const modules = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const imports = /^import (?:\{ getLocale, experimentalStaticLocale \}|\* as registry) from .*$/gm
  const typedef =
    /^\/\*\* @typedef \{import\('\.\.\/runtime\.js'\)\.LocalizedString\} LocalizedString \*\/$/gm
  const bodies = modules.map((text) => text.replace(imports, '').replace(typedef, ''))
  const head = [
    "import { experimentalStaticLocale, getLocale } from './runtime.js'",
    "import * as registry from './registry.js'",
    "/** @typedef {import('./runtime.js').LocalizedString} LocalizedString */",
  ]
  const joined = [...head, ...bodies]
    .join('\n')
    .replaceAll("import('../runtime.js')", "import('./runtime.js')")
  await writeFile(path.join(outdir, 'joined.js'), joined)
}

async function projectSettings(root: string) {
  const areas = (await readdir(path.join(root, 'messages'))).sort()
  return {
    baseLocale: DEFAULT_LANGUAGE,
    locales: LANGUAGES,
    modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': {
      pathPattern: areas.map((area) => `../messages/${area}/{locale}.json`),
    },
  }
}

/** Compiles only when a word file is newer than what was compiled. */
export async function compileWordsIfNeeded(root: string): Promise<void> {
  const compiled = await stat(path.join(root, 'build/words/joined.js')).catch(() => undefined)
  if (compiled && compiled.mtimeMs > (await newestWord(root))) return
  await compileWords(root)
}

async function newestWord(root: string): Promise<number> {
  const folder = path.join(root, 'messages')
  const files = await readdir(folder, { recursive: true })
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).mtimeMs))
  return Math.max(...times)
}

/** Every key of one language, with the file it stands in. */
export async function readKeys(root: string, language: string): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const area of await readdir(path.join(root, 'messages'))) {
    const file = `messages/${area}/${language}.json`
    for (const key of Object.keys(parse(file, await readFile(path.join(root, file), 'utf8'))))
      keys.set(key, file)
  }
  return keys
}

function parse(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrokenWords(`${file}: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`)
  }
}

/** For the start of a program: words that are broken end it with the one line that says where. */
export async function prepareWords(root: string, prepare = compileWordsIfNeeded): Promise<void> {
  try {
    await prepare(root)
  } catch (error) {
    if (!(error instanceof BrokenWords)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
