import path from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'

/** The program that `buildPages` runs: bundles for the browser and for the server, and the compressed forms of the first. */
const root = path.resolve(import.meta.dirname, '../..')
const compressing: Promise<void>[] = []
const builder = await createBuilder({ root, configLoader: 'native', plugins: [compressWhenWritten()] })
await builder.buildApp()
// The pages can be shown from here on.
process.send?.('written')
await Promise.all(compressing)
// The router writes its list of pages last.
await compressFiles(path.join(root, 'build/pages/client'))

/** Compressing is left to other threads while this one goes on with the bundles of the server. */
function compressWhenWritten(): Plugin {
  return {
    name: 'compress',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      handler: ({ dir = '' }) => {
        compressing.push(compressFiles(dir))
      },
    },
  }
}
