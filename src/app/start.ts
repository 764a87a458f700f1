import './choose-mode.ts'
import path from 'node:path'
import { findBundle } from './find-bundle.ts'
import { keepCompiled } from './keep-compiled.ts'
import { nameSources } from './name-sources.ts'

// Before anything else is read; so the program proper is not imported by name above.
keepCompiled()
const root = path.resolve(import.meta.dirname, '../..')
// Whoever develops runs what is written; so does whoever has changed something since the last build.
const bundle = process.argv.includes('--dev') ? undefined : findBundle(root)
nameSources(root)
const program: typeof import('./begin.ts') = await (bundle ? import(bundle) : import('./begin.ts'))
await program.begin({ built: bundle !== undefined })
