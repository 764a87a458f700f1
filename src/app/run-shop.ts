import cluster from 'node:cluster'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '#platform/config.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import type { Console } from '#platform/progress/open-console.ts'
import { returnMemory } from '#platform/return-memory.ts'
import { readClock } from '#platform/time.ts'
import type { Traces } from '#platform/trace/open-traces.ts'
import * as m from '#words'
import { features } from './api.ts'
import type { Begun } from './begin-preparing.ts'
import { exitWith } from './exit-with.ts'
import { explainToPerson } from './explain-to-person.ts'
import { gatherFigures, tellFigures } from './gather-figures.ts'
import { greet } from './greet.ts'
import type { Stop } from './listen-for-stop.ts'
import { openInternal } from './open-internal.ts'
import { openShop, type Shop } from './open-shop.ts'
import { type PreparedShop, prepareShop } from './prepare-shop.ts'
import { runWorkers } from './run-workers.ts'

export type Program = Console & {
  root: string
  config: Config
  stop: Stop
  development: boolean
  /** The bundled program, with pages as new as it is. */
  built: boolean
}

/** The program: prepares the ground, opens the shop, and closes it in order when told to stop. Workers find it prepared. */
export async function runShop(program: Program, begun?: Begun): Promise<void> {
  try {
    if (begun) await runPrimary(program, begun)
    else await runWorker(program)
  } catch (error) {
    // What is under way when it is told to stop loses its database.
    if (program.stop.begun()) return
    const why = explainToPerson(error, program)
    if (why) exitWith(why)
    throw error
  }
}

async function runPrimary(program: Program, begun: Begun): Promise<void> {
  const { config, log, progress, stop, development } = program
  const prepared = await prepareShop({ ...program, begun })
  // Counted from the very beginning, as whoever waits does.
  const welcome = () => greet({ ...config, ...program, ...prepared, milliseconds: performance.now() })
  if (config.webWorkers > 1 && !development) {
    const workers = await progress.step(m.start_open, () => runWorkers({ config, prepared, log, stop }))
    await openInside(program, () => gatherFigures(workers))
    return welcome()
  }
  const shop = await progress.step(m.start_open, () => open(program, prepared))
  await openInside(program, () => shop.figures.registry.metrics())
  welcome()
  returnMemory()
  // Whatever goes wrong in closing, the database is not left running.
  stop.closeWith(() => closeShop(shop, config).finally(() => prepared.close()))
}

async function runWorker(program: Program): Promise<void> {
  const { config, stop } = program
  if (!config.databaseUrl) throw new Error('A worker is started by the program with its database')
  const shop = await open(program, { databaseUrl: config.databaseUrl })
  tellFigures(shop.figures.registry)
  returnMemory()
  stop.closeWith(() => closeShop(shop, config))
}

/** It ends with the process: figures are asked for until then. */
async function openInside({ root, config }: Program, figures: () => Promise<string>): Promise<void> {
  const { internalPort: port, host } = config
  if (port === undefined) return
  await openInternal({ port, host, figures, features, version: await readVersion(root) })
}

async function closeShop(shop: Shop, { trustProxy }: Config): Promise<void> {
  if (trustProxy.length > 0) await shop.drain()
  await shop.close()
}

async function open(
  { root, config, log, development }: Program,
  { databaseUrl }: Pick<PreparedShop, 'databaseUrl'>,
): Promise<Shop> {
  const version = await readVersion(root)
  const developed = development ? await (await import('./develop-pages.ts')).developPages(root) : undefined
  const shop = await openShop({
    ...config,
    traces: await openTraces(config, version),
    databaseUrl,
    jobs: 'running',
    log: developed?.watchLog(log) ?? log,
    clock: readClock,
    features,
    version,
    pages: developed ?? builtPages(root),
    // One of several would tell of itself alone, and of another each time.
    metricsHere: config.demo && cluster.isPrimary,
  })
  await shop.server.listen({ port: config.port, host: config.host })
  return shop
}

async function readVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** What traces is read only where somebody wants it. */
async function openTraces({ collector }: Config, version: string): Promise<Traces | undefined> {
  if (!collector) return undefined
  return (await import('#platform/trace/open-traces.ts')).openTraces({ ...collector, version })
}

function builtPages(root: string) {
  const file = pathToFileURL(path.join(root, 'build/pages/server/index.js')).href
  let build: Promise<PagesBuild> | undefined
  const load = () => {
    build ??= import(file) as Promise<PagesBuild>
    return build
  }
  return { root, build: load, development: false }
}
