import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { realSettings } from '#testing/real-settings.ts'
import { startTestPostgres } from '#testing/start-test-postgres.ts'
import { closeReport, note } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'

/**
 * The steps of `deploy/Dockerfile` without an engine for containers: what it copies and installs is put into a folder, and a
 * real shop is started from there on an empty database.
 */
const root = path.resolve(import.meta.dirname, '..')
const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-lean-'))
const dockerfile = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8')

const sh = (command: string) => execFileSync('/bin/sh', ['-c', command], { cwd: folder, stdio: 'inherit' })
const keepTimes = { recursive: true, preserveTimestamps: true }

for (const name of ['package.json', 'package-lock.json', '.npmrc'])
  await cp(path.join(root, name), path.join(folder, name))
const [, install = ''] = /^RUN (npm ci --omit=dev[^\n]*\\\n[^\n]*)$/m.exec(dockerfile) ?? []
sh(install)
for (const [, sources = ''] of dockerfile.matchAll(/^COPY --from=pages (.*) \S+$/gm))
  for (const source of sources.split(' ')) {
    const name = path.relative('/shop', source)
    await cp(path.join(root, name), path.join(folder, name), keepTimes)
  }

const megabytes = Number(
  execFileSync('du', ['-sm', path.join(folder, 'node_modules')], { encoding: 'utf8' }).split('\t')[0],
)
note('packages of an image', `${megabytes} MB`, 'below 300 MB', megabytes < 300)

const postgres = await startTestPostgres()
const started = performance.now()
const shop = await startProgram(
  path.relative(root, path.join(folder, 'src/app/start.ts')),
  {
    ...realSettings(),
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    NODE_ENV: 'production',
  },
  { quiet: true },
)
const seconds = (performance.now() - started) / 1000
note('a real shop from it is ready after', `${seconds.toFixed(1)} s`, 'within 60 s', seconds < 60)
const page = await fetch(shop.origin)
const html = await page.text()
// Nobody has opened it to visitors yet, and it says so.
const shut = page.status === 503 && html.includes('</html>')
note('its home page, before it is opened', `${page.status}`, '503 and whole', shut)
const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(html)
const asset = await fetch(shop.origin + (script?.[1] ?? script?.[2] ?? '/none'))
note('a script of that page', `${asset.status}`, '200', asset.ok)
await shop.stop()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
closeReport()
