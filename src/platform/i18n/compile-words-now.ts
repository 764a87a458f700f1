import path from 'node:path'
import { compileWords } from './compile-words.ts'

await compileWords(path.resolve(import.meta.dirname, '../../..'))
