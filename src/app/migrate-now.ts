import path from 'node:path'
import { ConfigFault, readConfig } from '#platform/config.ts'
import { prepareWords } from '#platform/i18n/compile-words.ts'
import { openConsole } from '#platform/progress/open-console.ts'
import { exitWith } from './exit-with.ts'

/** `npm run migrate`: brings the tables up to date before the processes of a release are started one after the other. */
const root = path.resolve(import.meta.dirname, '../..')
await prepareWords(root)
const { migrateApart } = await import('./migrate-apart.ts')

try {
  const config = readConfig()
  await migrateApart({ root, config, ...openConsole(config) })
} catch (error) {
  if (error instanceof ConfigFault) exitWith(error.message)
  throw error
}
