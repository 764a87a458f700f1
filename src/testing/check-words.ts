import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readKeys } from '#platform/i18n/compile-words.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'

/** Fails on a key that one language lacks, that nothing uses, or that stands outside the area its name says. */
const root = path.resolve(import.meta.dirname, '../..')

async function sources(): Promise<string> {
  const folder = path.join(root, 'src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n')
}

const [chinese, english] = await Promise.all(LANGUAGES.map((language) => readKeys(root, language)))
const used = new Set([...(await sources()).matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
const faults: string[] = []
for (const [key, file] of chinese ?? []) {
  if (!english?.has(key)) faults.push(`${key} (${file}) has no English`)
  if (!used.has(key)) faults.push(`${key} (${file}) is used nowhere: delete it`)
}
for (const [key, file] of english ?? [])
  if (!chinese?.has(key)) faults.push(`${key} (${file}) has no Chinese`)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
