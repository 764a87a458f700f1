import { listSources, report } from './list-sources.ts'

/**
 * An endpoint, its function and its file bear one name: `orders.cancelOrder` is `cancelOrder` in `cancel-order.ts`. The
 * tables of contents (`*-api.ts`) therefore list each act by its name alone, imported from the file called so.
 */
const fileOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

function importsOf(source: string): Map<string, string> {
  const imports = new Map<string, string>()
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]+)\} from '([^']+)'/g)) {
    for (const name of names.split(',')) imports.set(name.trim(), from.split('/').at(-1) ?? '')
  }
  return imports
}

function faultsOf(file: string, source: string): string[] {
  const imports = importsOf(source)
  const [, acts] = /serve\(\s*\w+,\s*\{([^}]*)\}/.exec(source) ?? []
  if (acts === undefined) return [`${file}: no table of acts, serve(contract, { … }), is found here`]
  return acts
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && imports.get(entry) !== fileOf(entry))
    .map(
      (entry) => `${file}: ${entry}: name the endpoint like its act, and the file ${fileOf(entry)} like both`,
    )
}

const tables = (await listSources()).filter(({ file }) => /^src\/features\/.*-api\.ts$/.test(file))
report(
  tables.length > 0
    ? tables.flatMap(({ file, lines }) => faultsOf(file, lines.join('\n')))
    : ['No table of contents (*-api.ts) is found'],
)
