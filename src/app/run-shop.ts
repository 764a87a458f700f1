import cluster from 'node:cluster'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { type Config, ConfigFault, readConfig } from '#platform/config.ts'
import { DataFolderInUse } from '#platform/database/embedded/start-embedded-postgres.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { createLog, type Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { returnMemorySoon } from '#platform/return-memory.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { features } from './api.ts'
import { checkPort, PortTaken } from './check-port.ts'
import { openShop, type Shop } from './open-shop.ts'
import { type PreparedShop, prepareShop } from './prepare-shop.ts'

/** How long the whole shutdown may take before the process leaves anyway. */
const LAST_CALL = 20_000

/** The program: prepares the ground, opens the shop, and closes it in order when told to stop. */
export async function runShop(root: string, { development }: { development: boolean }): Promise<void> {
  const config = readConfigOrLeave()
  const log = createLog(config.logLevel)
  try {
    if (cluster.isPrimary) await runPrimary(root, config, log, development)
    else await runWorker(root, config, log)
  } catch (error) {
    if (error instanceof DataFolderInUse) leave(error.message)
    if (error instanceof Refusal) leave(inBoth(({ locale }) => error.say(locale)).join('\n'))
    if (error instanceof PortTaken) leave(inBoth((locale) => m.shell_port_taken(error, locale)).join('\n'))
    throw error
  }
}

async function runPrimary(root: string, config: Config, log: Log, development: boolean): Promise<void> {
  const started = performance.now()
  await checkPort(config)
  const prepared = await prepareShop(root, config, log, { development })
  if (config.webWorkers > 1 && !development) return runWorkers(config, prepared, log)
  const shop = await open(root, config, log, prepared.databaseUrl, development)
  await shop.server.listen({ port: config.port, host: config.host })
  greet(config, performance.now() - started)
  returnMemorySoon()
  // Whatever goes wrong in closing, the database is not left running.
  onStop(log, () => closeShop(shop, config).finally(() => prepared.close()))
}

async function runWorker(root: string, config: Config, log: Log): Promise<void> {
  if (!config.databaseUrl) throw new Error('A worker is started by the program with its database')
  const shop = await open(root, config, log, config.databaseUrl, false)
  await shop.server.listen({ port: config.port, host: config.host })
  returnMemorySoon()
  onStop(log, () => closeShop(shop, config))
}

async function closeShop(shop: Shop, { trustProxy }: Config): Promise<void> {
  if (trustProxy.length > 0) await shop.drain()
  await shop.close()
}

/** N processes share the port; one that dies is replaced. */
function runWorkers(config: Config, prepared: PreparedShop, log: Log): void {
  let stopping = false
  const environment = {
    DATABASE_URL: prepared.databaseUrl,
    SHOP_DEMO: config.demo ? '1' : '0',
    HOST: config.host,
  }
  for (let n = 0; n < config.webWorkers; n += 1) cluster.fork(environment)
  cluster.once('listening', () => greet(config, 0))
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    log.error({ pid: worker.process.pid, code }, 'a web process ended and is replaced')
    setTimeout(() => cluster.fork(environment), 500)
  })
  onStop(log, async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map((worker) => {
        const gone = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        return gone
      }),
    )
    await prepared.close()
  })
}

async function open(
  root: string,
  config: Config,
  log: Log,
  databaseUrl: string,
  development: boolean,
): Promise<Shop> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const pages = development ? await (await import('./develop-pages.ts')).developPages(root) : builtPages(root)
  return openShop({
    ...config,
    databaseUrl,
    jobs: 'running',
    log,
    clock: readClock,
    features,
    version,
    pages,
  })
}

function builtPages(root: string) {
  const file = pathToFileURL(path.join(root, 'build/pages/server/index.js')).href
  let build: Promise<ServerBuild> | undefined
  const load = () => {
    build ??= import(file) as Promise<ServerBuild>
    return build
  }
  return { root, build: load, development: false }
}

/** Whoever starts the shop may read either language. */
const inBoth = <T>(say: (options: { locale: Language }) => T) =>
  LANGUAGES.toReversed().map((locale) => say({ locale }))

function greet(config: Config, milliseconds: number): void {
  const facts = { url: config.publicUrl, seconds: (milliseconds / 1000).toFixed(1) }
  const lines = inBoth((locale) => [
    m.shell_open(facts, locale),
    ...(config.demo ? [m.shell_demo_login(DEMO_LOGIN, locale)] : []),
  ]).flat()
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

function onStop(log: Log, close: () => Promise<void>): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), LAST_CALL).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'the shop could not be closed in order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function readConfigOrLeave(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigFault) leave(error.message)
    throw error
  }
}

function leave(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
