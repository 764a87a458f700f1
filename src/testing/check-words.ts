import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readMessages } from '#platform/i18n/compile-words.ts'

/** Fails on a key that nothing uses; that both languages have it is asked when words are compiled. */
const root = path.resolve(import.meta.dirname, '../..')

async function sources(): Promise<string> {
  const folder = path.join(root, 'src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n')
}

const used = new Set([...(await sources()).matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
const idle = [...(await readMessages(root))].filter(([key]) => !used.has(key))
for (const [key, { area }] of idle) console.error(`${key} (messages/${area}) is used nowhere: delete it`)
if (idle.length > 0) process.exitCode = 1
