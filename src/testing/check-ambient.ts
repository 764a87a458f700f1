import { findAmbient } from './find-ambient.ts'
import { listSources, report } from './list-sources.ts'

/** Fails where the environment or the clock is read outside the one file that may. Tests set their own scene. */
report((await listSources()).flatMap(({ file, lines }) => findAmbient(file, lines)))
