import path from 'node:path'
import { pino } from 'pino'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/** The shop's calls alone, on the database the program that measures has prepared. */
await compileWordsIfNeeded(path.resolve(import.meta.dirname, '../..'))
const { features } = await import('#app/api.ts')
const { openShop } = await import('#app/open-shop.ts')

const port = Number(process.env.PORT)
const shop = await openShop({
  databaseUrl: process.env.BENCH_DATABASE ?? '',
  databasePool: Number(process.env.BENCH_POOL ?? 10),
  dataDir: process.env.BENCH_DATA ?? '',
  publicUrl: `http://127.0.0.1:${port}`,
  demo: true,
  jobs: process.env.BENCH_JOBS === 'running' ? 'running' : 'by hand',
  corsOrigins: [],
  trustProxy: [],
  log: pino({ level: 'silent' }),
  clock: () => new Date(),
  features,
  version: 'bench',
})
await shop.server.listen({ port, host: '127.0.0.1' })
process.on('SIGTERM', async () => {
  await shop.close()
  process.exit(0)
})
