import { openBenchShop } from './open-bench-shop.ts'

/** The shop in a process of its own, with its sweeps, on a database somebody else has made and by a clock that runs faster. */
const { BENCH_DATABASE = '', BENCH_DATA = '', BENCH_CLOCK_FROM, BENCH_CLOCK_TIMES, PORT } = process.env
const from = Number(BENCH_CLOCK_FROM)
const times = Number(BENCH_CLOCK_TIMES)

const shop = await openBenchShop(
  { url: BENCH_DATABASE, dataDir: BENCH_DATA },
  {
    port: Number(PORT),
    clock: () => new Date(from + (Date.now() - from) * times),
    jobs: 'running',
    shedLoad: false,
  },
)
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)))
