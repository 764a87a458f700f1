import { pino } from 'pino'
import { BUILT_PAGES, openBenchShop } from './open-bench-shop.ts'

/** The shop's calls, and its pages where they are asked for, on the database the program that measures has prepared. */
const shop = await openBenchShop(
  { url: process.env.BENCH_DATABASE ?? '', dataDir: process.env.BENCH_DATA ?? '' },
  {
    port: Number(process.env.PORT),
    // Whoever counts a failure wants to know what failed.
    log: pino({ level: 'error' }, pino.destination(2)),
    databasePool: Number(process.env.BENCH_POOL ?? 10),
    jobs: process.env.BENCH_JOBS === 'running' ? 'running' : 'by hand',
    ...(process.env.BENCH_PAGES ? { pages: BUILT_PAGES } : {}),
  },
)
process.on('SIGTERM', async () => {
  await shop.close()
  process.exit(0)
})
