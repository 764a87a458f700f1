import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Stop } from './listen-for-stop.ts'
import type { PreparedShop } from './prepare-shop.ts'

type Workers = { config: Config; prepared: PreparedShop; log: Log; stop: Stop }

/** N processes share the port; one that dies is replaced. Waits until the first one listens. */
export async function runWorkers({ config, prepared, log, stop }: Workers): Promise<void> {
  let stopping = false
  const environment = {
    DATABASE_URL: prepared.databaseUrl,
    SHOP_DEMO: config.demo ? '1' : '0',
    HOST: config.host,
  }
  for (let n = 0; n < config.webWorkers; n += 1) cluster.fork(environment)
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
  await once(cluster, 'listening')
}
