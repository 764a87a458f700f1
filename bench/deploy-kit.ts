import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * The files for containers by the tools of others, where no engine for containers is: the Dockerfile by a linter, the compose file by
 * Compose itself (Debian's `docker-compose`, which asks no engine for that), what Kubernetes takes by its own schemas. The two from
 * npm are fetched for this program alone.
 */
const TOOLS = ['dockerfile-utils@0.16.3', 'kubernetes-models@5.1.0', 'yaml@2.8.1']
/** Where a kind of Kubernetes is described. */
const GROUPS = ['v1', 'apps/v1', 'batch/v1', 'policy/v1', 'networking.k8s.io/v1'] as const

const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-kit-'))
const at = (name: string) => path.join(folder, name)
const run = (tool: string, ...args: string[]) => {
  const done = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' })
  const said = [done.stdout, done.stderr].join('')
  return { missing: done.error !== undefined, ok: !done.error && !done.status, said: said.trim() }
}
await cp(path.join(ROOT, 'deploy'), at('deploy'), { recursive: true })
await cp(path.join(ROOT, '.env.example'), at('.env.example'))
await writeFile(at('package.json'), '{}')
// From there, so that what was fetched is found.
await writeFile(at('load.mjs'), 'export const load = (name) => import(name)')
const fetched = run('npm', 'install', '--no-audit', '--no-fund', ...TOOLS)
if (!fetched.ok) throw new Error(`The tools could not be fetched: ${fetched.said}`)

const linted = run('node_modules/.bin/dockerfile-utils', 'lint', 'deploy/Dockerfile')
note('deploy kit: the Dockerfile', linted.said || 'no complaint', 'no complaint', linted.ok && !linted.said)
await checkCompose()
for (const file of ['shop.yaml', 'backup.yaml', 'secret.example.yaml.txt']) await checkKubernetes(file)
await rm(folder, { recursive: true, force: true })
closeReport()

/** As docs/deploy.md prepares its folder. */
async function checkCompose(): Promise<void> {
  const compose = (name: string) => at(`deploy/compose/${name}`)
  await cp(at('.env.example'), compose('shop.env'))
  for (const [example, name] of [
    ['secrets.example.env', 'secrets.env'],
    ['s3.example.json', 's3.json'],
    ['userlist.example.txt', 'userlist.txt'],
  ] as const)
    await cp(compose(example), compose(name))
  await mkdir(compose('certificates'))
  // Debian 12 has a Compose that knows everything in the file but its name.
  const text = await readFile(at('deploy/compose.yaml'), 'utf8')
  await writeFile(at('deploy/compose.yaml'), text.replace(/^name: .*\n/m, ''))
  const taken = run('docker-compose', '-f', 'deploy/compose.yaml', 'config', '--services')
  if (taken.missing)
    return console.log('docker-compose is not installed here: the compose file was not read.')
  const services = taken.said.split('\n').sort().join(' ')
  const all = 'database migrate nginx pooler shop-1 shop-2 store store-bucket'
  note('deploy kit: the services of the compose file', services, all, taken.ok && services === all)
}

async function checkKubernetes(file: string): Promise<void> {
  const { load } = (await import(pathToFileURL(at('load.mjs')).href)) as { load<T>(name: string): Promise<T> }
  const { parseAllDocuments } = await load<{ parseAllDocuments(text: string): { toJS(): Thing }[] }>('yaml')
  const text = await readFile(path.join(ROOT, 'deploy/kubernetes', file), 'utf8')
  for (const document of parseAllDocuments(text)) {
    const thing = document.toJS()
    const group = GROUPS.find((one) => one === thing.apiVersion)
    const kinds = group ? await load<Kinds>(`kubernetes-models/${group}`) : {}
    const found = faultOf(kinds[thing.kind], thing)
    note(`deploy kit: ${file}, ${thing.kind}`, found, 'valid', found === 'valid')
  }
}

type Thing = { apiVersion: string; kind: string }
type Kinds = Record<string, new (thing: Thing) => { validate(): void }>

function faultOf(Kind: Kinds[string] | undefined, thing: Thing): string {
  if (!Kind) return `${thing.apiVersion} has no ${thing.kind}`
  try {
    new Kind(thing).validate()
    return 'valid'
  } catch (error) {
    return (error as Error).message
  }
}
