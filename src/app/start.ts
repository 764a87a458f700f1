import './choose-mode.ts'
import { keepCompiled } from './keep-compiled.ts'

// Before anything else is read; so the program proper is not imported by name above.
keepCompiled()
await import('./begin.ts')
