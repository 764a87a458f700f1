import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Stop } from './listen-for-stop.ts'
import type { PreparedShop } from './prepare-shop.ts'

type Workers = { config: Config; prepared: PreparedShop; log: Log; stop: Stop }

/** N processes share the port; one that dies is replaced. Waits until the first one listens, and answers who they are. */
export async function runWorkers({
  config,
  prepared,
  log,
  stop,
}: Workers): Promise<ReadonlyMap<number, ChildProcess>> {
  let stopping = false
  /** By number; whoever replaces another has its number. */
  const running = new Map<number, ChildProcess>()
  const environment = {
    DATABASE_URL: prepared.databaseUrl,
    SHOP_DEMO: config.demo ? '1' : '0',
    HOST: config.host,
  }
  const start = (number: number) => {
    const worker = cluster.fork(environment).process
    running.set(number, worker)
    worker.once('exit', (code) => {
      running.delete(number)
      if (stopping) return
      log.error({ pid: worker.pid, code }, 'a web process ended and is replaced')
      setTimeout(() => start(number), 500)
    })
  }
  for (let number = 1; number <= config.webWorkers; number += 1) start(number)
  stop.closeWith(async () => {
    stopping = true
    await Promise.all(
      [...running.values()].map((worker) => {
        const gone = new Promise((resolve) => worker.once('exit', resolve))
        worker.kill('SIGTERM')
        return gone
      }),
    )
    await prepared.close()
  })
  await once(cluster, 'listening')
  return running
}
