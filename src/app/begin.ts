import cluster from 'node:cluster'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigFault, readConfig } from '#platform/config.ts'
import { prepareWords } from '#platform/i18n/compile-words.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { openConsole } from '#platform/progress/open-console.ts'
import { silentProgress } from '#platform/progress/progress.ts'
import { exitWith } from './exit-with.ts'
import { listenForStop } from './listen-for-stop.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What a start reads beside this file, for whoever compiles it beforehand. */
export const readProgram = () => Promise.all([import('./begin-preparing.ts'), import('./run-shop.ts')])

/** `built`: this is the bundled program, and nothing that it or the pages are made of has changed since. */
export async function begin({ built }: { built: boolean }): Promise<void> {
  const config = readConfigOrExit()
  const opened = openConsole(config)
  // Only one of several processes draws, or they would draw over one another.
  const console = cluster.isPrimary ? opened : { ...opened, progress: silentProgress }
  const stop = listenForStop(console.log)
  const program = { ...console, root, config, stop, development: process.argv.includes('--dev'), built }

  // The words are compiled into modules the shop imports, so they come before it.
  const { begun, runShop } = await console.progress.step(await readFirstWord(), async () => {
    if (!built) await prepareWords(root)
    const { beginPreparing } = await import('./begin-preparing.ts')
    const begun = cluster.isPrimary ? beginPreparing(program) : undefined
    // Reading the rest takes this process whole: PostgreSQL would not even be started before it is over.
    await begun?.underWay
    return { begun, runShop: (await import('./run-shop.ts')).runShop }
  })
  await runShop(program, begun)
}

/** What `m.start_load` says, for whoever waits until there is an `m`. */
async function readFirstWord() {
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = path.join(root, `messages/start/${language}.json`)
      return [language, JSON.parse(await readFile(file, 'utf8')).start_load] as const
    }),
  )
  const words = Object.fromEntries(said) as Record<Language, string>
  return (_inputs: object, { locale }: { locale?: Language } = {}) => words[locale ?? 'en_US']
}

function readConfigOrExit() {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigFault) exitWith(error.message)
    throw error
  }
}
