import './choose-mode.ts'
import path from 'node:path'
import { prepareWords } from '#platform/i18n/compile-words.ts'

// The words are compiled into modules the shop imports, so they come before it.
const root = path.resolve(import.meta.dirname, '../..')
await prepareWords(root)
const { runShop } = await import('./run-shop.ts')
await runShop(root, { development: process.argv.includes('--dev') })
