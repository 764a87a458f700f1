import cluster from 'node:cluster'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Stop } from './listen-for-stop.ts'
import type { PreparedShop } from './prepare-shop.ts'

type Workers = { config: Config; prepared: PreparedShop; log: Log; stop: Stop; onOpen(): void }

/** N processes share the port; one that dies is replaced. */
export function runWorkers({ config, prepared, log, stop, onOpen }: Workers): void {
  let stopping = false
  const environment = {
    DATABASE_URL: prepared.databaseUrl,
    SHOP_DEMO: config.demo ? '1' : '0',
    HOST: config.host,
  }
  for (let n = 0; n < config.webWorkers; n += 1) cluster.fork(environment)
  cluster.once('listening', onOpen)
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    log.error({ pid: worker.process.pid, code }, 'a web process ended and is replaced')
    setTimeout(() => cluster.fork(environment), 500)
  })
  stop.closeWith(async () => {
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
