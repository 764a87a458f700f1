import path from 'node:path'
import { build } from 'vite'
import { compressFiles } from './compress-files.ts'

/** The program that `buildPages` runs for the desk. */
const root = path.resolve(import.meta.dirname, '../..')
await build({ configFile: path.join(root, 'vite.desk.config.ts'), configLoader: 'native', logLevel: 'error' })
await compressFiles(path.join(root, 'build/desk'))
