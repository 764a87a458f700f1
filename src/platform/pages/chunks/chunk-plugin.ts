import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { type Module, planChunks } from './plan-chunks.ts'

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0rolldown\/runtime/
const WORDS = /build\/words\/messages\.js$/

/** What is fetched later is shared like pages are, but nobody waits for it: it makes no page heavier. */
const VISITS_OF_PART = 0.05

type Options = {
  root: string
  routes: readonly RouteConfigEntry[]
  /** The pages most visits begin with; any other counts once. */
  visits: Readonly<Record<string, number>>
}

/**
 * Cuts the browser's JavaScript into few files of which a page needs most of each. Left alone the bundler makes a file of
 * whatever a different set of pages shares: a hundred for a first visit.
 */
export function chunkPlugin({ root, routes, visits }: Options): Plugin {
  let plan = new Map<string, string>()
  const groups = [
    { name: 'framework', test: FRAMEWORK },
    { name: (id: string) => plan.get(id) ?? null, includeDependenciesRecursively: false },
  ]
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rollupOptions: {
              // What the router tells developers goes to consoles nobody reads.
              treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups } },
            },
          },
        },
      },
    }),
    buildEnd() {
      if (this.environment.name !== 'client') return
      const modules = new Map<string, Module>()
      const later = new Set<string>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info || FRAMEWORK.test(id)) continue
        modules.set(id, moduleOf(id, info))
        for (const fetched of info.dynamicallyImportedIds) later.add(fetched)
      }
      const inFile = Map.groupBy(modules.keys(), (id) => id.split('?')[0])
      const pages = [...pagesOf(routes, ['entry.client.tsx', 'root.tsx'])].map((files) => ({
        starts: files.flatMap((file) => inFile.get(path.join(root, 'src', file)) ?? []),
        visits: visits[files.at(-1) ?? ''] ?? 1,
      }))
      const parts = [...later].map((id) => ({ starts: [id], visits: VISITS_OF_PART }))
      plan = planChunks({ modules, pages: [...pages, ...parts] })
    },
  }
}

/** Every word hangs on one module that names them all; a module needs only those it says. */
function moduleOf(id: string, { code, importedIds }: { code: string | null; importedIds: string[] }): Module {
  const words = importedIds.find((needed) => WORDS.test(needed))
  const said = words
    ? [...(code ?? '').matchAll(/\bm\.([a-z]\w+)/g)].map(([, key]) => wordFile(words, key))
    : []
  return { size: code?.length ?? 0, needs: WORDS.test(id) ? [] : [...importedIds, ...said] }
}

const wordFile = (words: string, key = '') => path.join(path.dirname(words), `messages/${key}.js`)

/** The files a page starts from: its own and those of the layouts around it. */
function* pagesOf(routes: readonly RouteConfigEntry[], above: string[]): Generator<string[]> {
  for (const { file, children } of routes) {
    if (children) yield* pagesOf(children, [...above, file])
    else yield [...above, file]
  }
}
