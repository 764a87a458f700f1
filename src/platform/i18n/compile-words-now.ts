import path from 'node:path'
import { compileWords, prepareWords } from './compile-words.ts'

await prepareWords(path.resolve(import.meta.dirname, '../../..'), compileWords)
