import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { seconds } from '#platform/time.ts'

/**
 * Two thousand files are read at each start. What Node makes of them (types taken out, compiled) is kept beside the built
 * pages, which halves the work of the next start; a file that has changed is compiled anew. Where nothing can be
 * written, nothing is kept.
 */
export function keepCompiled(): void {
  enableCompileCache(path.resolve(import.meta.dirname, '../../build/compiled'))
  // Node writes at the end alone, which whoever is killed does not see.
  setTimeout(flushCompileCache, seconds(20)).unref()
}
