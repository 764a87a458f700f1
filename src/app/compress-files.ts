import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/
/** What the bundler leaves for itself is served to nobody. */
const NOTES = /(^|\/)\./

/** Lays the compressed forms of a folder's files beside them, unless they are there: an address names one content for ever. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const there = new Set(files)
  const worth = files.filter(
    (file) => COMPRESSIBLE.test(file) && !NOTES.test(file) && !there.has(`${file}.br`),
  )
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
