import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/
/** What the bundler leaves for itself is served to nobody. */
const NOTES = /(^|\/)\./

/** The program that `buildPages` runs: bundles for the browser and for the server, and the compressed forms of the first. */
const root = path.resolve(import.meta.dirname, '../..')
const compressing: Promise<void>[] = []
const builder = await createBuilder({ root, configLoader: 'native', plugins: [compressWhenWritten()] })
await builder.buildApp()
await Promise.all(compressing)

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

async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const worth = files.filter((file) => COMPRESSIBLE.test(file) && !NOTES.test(file))
  await Promise.all(worth.map((file) => compressFile(path.join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, quality),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
