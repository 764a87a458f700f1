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
const config = readConfigOrExit()
const opened = openConsole(config)
// Only one of several processes draws, or they would draw over one another.
const console = cluster.isPrimary ? opened : { ...opened, progress: silentProgress }
const stop = listenForStop(console.log)

const program = { ...console, root, config, stop, development: process.argv.includes('--dev') }

// The words are compiled into modules the shop imports, so they come before it.
const { begun, runShop } = await console.progress.step(await readFirstWord(), async () => {
  await prepareWords(root)
  const { beginPreparing } = await import('./begin-preparing.ts')
  return {
    begun: cluster.isPrimary ? beginPreparing(program) : undefined,
    runShop: (await import('./run-shop.ts')).runShop,
  }
})
await runShop(program, begun)

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
