import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { backup } from '#seller/backup.ts'
import { readAct } from '#seller/read-act.ts'
import { testFolder } from '#testing/test-folder.ts'

/** What the tools of this machine can say of the deploy kit, and what must not drift from the program. */
const root = path.resolve(import.meta.dirname, '../..')
const at = await testFolder()
const run = promisify(execFile)
const read = (name: string) => readFile(path.join(root, name), 'utf8')
const has = (tool: string, flag: string) => spawnSync(tool, [flag]).error === undefined

test('image and unit start the shop as npm start does', async () => {
  const { scripts } = JSON.parse(await read('package.json'))
  // What is compiled is not kept there: neither lets the shop write where it lies.
  const [, memory = '-', command] = /(\S+) exec node (.*)$/.exec(scripts.start) ?? []
  const [, image = ''] = /^CMD (\[.*\])$/m.exec(await read('deploy/Dockerfile')) ?? []
  expect(JSON.parse(image)).toEqual(['node', ...(command ?? '').split(' ')])
  const [, unit] = /^ExecStart=\S+\/node (.*)$/m.exec(await read('deploy/xianji@.service')) ?? []
  expect(unit).toBe(command)
  for (const file of ['Dockerfile', 'xianji@.service']) expect(await read(`deploy/${file}`)).toContain(memory)
})

test('every setting the kit names is one', async () => {
  const example = await read('.env.example')
  const known = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  // The allocator reads this one, and PostgreSQL's image the others.
  known.add('MALLOC_ARENA_MAX')
  for (const name of ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']) known.add(name)
  const files = [
    'compose.yaml',
    'compose/secrets.example.env',
    'kubernetes/shop.yaml',
    'kubernetes/backup.yaml',
    'xianji@.service',
    'xianji-backup.service',
  ]
  const secret = 'kubernetes/secret.example.yaml.txt'
  const texts = await Promise.all([...files, secret].map((name) => read(`deploy/${name}`)))
  const named = texts.flatMap((text) => [...text.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=|: )/g)])
  expect(named.length).toBeGreaterThan(20)
  expect(named.map(([, name]) => name).filter((name) => !known.has(name))).toEqual([])
})

test.runIf(has('nginx', '-v') && has('openssl', 'version'))('nginx takes its files', async () => {
  // nginx reads names in its files without quotes: a folder without blanks.
  const folder = (await run('mktemp', ['-d'])).stdout.trim()
  await cp(path.join(root, 'deploy/nginx'), path.join(folder, 'xianji'), { recursive: true })
  const key = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`, '-subj', '/CN=shop.example.com']
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...key])
  const shop = (await read('deploy/nginx/xianji.conf'))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    // Not everybody may open the ports of the web.
    .replaceAll(/(listen (?:\[::\]:)?)(80|443)/g, '$18$2')
  await writeFile(path.join(folder, 'xianji/xianji.conf'), shop)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `pid nginx.pid; events {} http { access_log off; ${temporary.join(' ')} include xianji/xianji.conf; }`,
  )
  const { stderr } = await run('nginx', ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  await run('rm', ['-r', folder])
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
})

test.runIf(has('systemd-analyze', '--version'))('systemd takes the units', async () => {
  // Their program lies elsewhere here.
  await mkdir(at('units'))
  const put = async (name: string, as = name) => {
    const unit = await read(`deploy/${name}`)
    await writeFile(at(`units/${as}`), unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    return at(`units/${as}`)
  }
  const units = [
    await put('xianji@.service', 'xianji@3001.service'),
    await put('xianji-backup.service'),
    await put('xianji-backup.timer'),
  ]
  const { stderr } = await run('systemd-analyze', ['verify', '--man=no', ...units])
  expect(stderr.split('\n').filter((line) => line.includes('xianji'))).toEqual([])
})

test('what is backed up each night is a command that is there', async () => {
  const [, unit = ''] = /seller\.ts (backup .*)$/m.exec(await read('deploy/xianji-backup.service')) ?? []
  const [, job = ''] = /seller\.ts, (backup, .*)\]/.exec(await read('deploy/kubernetes/backup.yaml')) ?? []
  for (const typed of [unit.split(' '), job.replaceAll('"', '').split(', ')])
    expect(readAct(backup, typed.slice(1), {}).typed).toMatchObject({ place: expect.any(String), keep: 14 })
})

const ALERTS = 'deploy/prometheus/alerts.yaml'

test.runIf(has('promtool', '--version'))(
  'each alert wakes somebody for what it is there for, and for nothing else',
  async () => {
    const named = (text: string, word: string) =>
      new Set([...text.matchAll(new RegExp(`${word}: (\\w+)`, 'g'))].map(([, name]) => name))
    const cases = ['alerts', 'alerts-of-a-week'].map((name) => `deploy/prometheus/${name}.test.yaml`)
    const tried = named((await Promise.all(cases.map(read))).join(), 'alertname')
    expect(tried).toEqual(named(await read(ALERTS), '- alert'))
    const { stdout } = await run('promtool', ['test', 'rules', ...cases], { cwd: root })
    expect(stdout.match(/SUCCESS/g)).toHaveLength(cases.length)
  },
)

test.runIf(has('promtool', '--version'))(
  'Prometheus takes its alerts, and every question of the dashboard',
  async () => {
    const asked = [...(await read('deploy/grafana/shop.json')).matchAll(/"expr": (".*")/g)]
    const rules = asked.map(([, question = ''], at) => ({
      record: `panel:${at}`,
      // Grafana puts a time there.
      expr: JSON.parse(question).replaceAll('$__rate_interval', '1m'),
    }))
    expect(rules.length).toBeGreaterThan(15)
    await writeFile(at('panels.yaml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    const { stdout } = await run('promtool', ['check', 'rules', path.join(root, ALERTS), at('panels.yaml')])
    expect(stdout.match(/SUCCESS/g)).toHaveLength(2)
  },
)
