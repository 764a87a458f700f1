import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '#platform/storage/s3-bucket.ts'
import { freePort } from './start-program.ts'

/** OpenStack's store, which speaks S3: Debian has it as swift-proxy, swift-account, swift-container, swift-object and memcached. */
export const hasSwift = () =>
  ['swift-proxy-server', 'memcached'].every((tool) => spawnSync('which', [tool]).stdout.length > 0)

const KINDS = ['account', 'container', 'object'] as const
const FILTERS = ['catch_errors', 'gatekeeper', 'healthcheck', 'memcache', 's3api', 'tempauth', 'slo'] as const
const SETTINGS = { region: 'us-east-1', accessKeyId: 'shop:key', secretAccessKey: 'a-secret-key' }

/** One of each of its servers, with one folder for everything, and an empty bucket. */
export async function runSwift(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-swift-'))
  await chmod(folder, 0o755)
  const at = (name: string) => path.join(folder, name)
  await mkdir(at('node/disk'), { recursive: true })
  const memcached = await freePort()
  const common = (port: number) => ({
    bind_ip: '127.0.0.1',
    bind_port: port,
    user: os.userInfo().username,
    swift_dir: folder,
    workers: 1,
  })
  for (const kind of KINDS) {
    const port = await freePort()
    const ring = (...args: string[]) => execFileSync('swift-ring-builder', [at(`${kind}.builder`), ...args])
    ring('create', '4', '1', '1')
    const place = ['--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--port', String(port)]
    ring('add', ...place, '--device', 'disk', '--weight', '1')
    ring('rebalance')
    await writeSettings(at(`${kind}-server.conf`), {
      DEFAULT: { ...common(port), devices: at('node'), mount_check: false, recon_cache_path: folder },
      'pipeline:main': { pipeline: `${kind}-server` },
      [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
    })
  }
  const port = await freePort()
  await writeSettings(at('proxy-server.conf'), {
    DEFAULT: common(port),
    'pipeline:main': { pipeline: `${FILTERS.join(' ')} proxy-server` },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: true },
    ...Object.fromEntries(FILTERS.map((name) => [`filter:${name}`, { use: `egg:swift#${name}` }])),
    'filter:memcache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${memcached}` },
    'filter:s3api': { use: 'egg:swift#s3api', location: SETTINGS.region },
    'filter:tempauth': { use: 'egg:swift#tempauth', user_shop_key: `${SETTINGS.secretAccessKey} .admin` },
  })
  const servers = [
    spawn('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(memcached)], { stdio: 'ignore' }),
    ...[...KINDS, 'proxy'].map((kind) =>
      spawn(`swift-${kind}-server`, [at(`${kind}-server.conf`)], { stdio: 'ignore' }),
    ),
  ]
  const end = () => {
    for (const server of servers) server.kill()
  }
  process.once('exit', end)
  const endpoint = `http://127.0.0.1:${port}`
  while (!(await fetch(`${endpoint}/healthcheck`).catch(() => undefined))) await wait(200)
  const made = await new AwsClient({ ...SETTINGS, service: 's3' }).fetch(`${endpoint}/shop`, {
    method: 'PUT',
  })
  if (!made.ok) throw new Error(`The store made no bucket: ${made.status}`)
  return {
    settings: { ...SETTINGS, endpoint, bucket: 'shop', pathStyle: true },
    async stop() {
      end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Sections = Record<string, Record<string, string | number | boolean>>

function writeSettings(file: string, sections: Sections): Promise<void> {
  const lines = Object.entries(sections).flatMap(([name, settings]) => [
    `[${name}]`,
    ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`),
  ])
  return writeFile(file, `${lines.join('\n')}\n`)
}
