/**
 * A program that does nothing but keep a database, for tests that need one to kill:
 * `node run-postgres.ts DATA_DIR`. Prints one line of JSON when it serves or why it does not. On SIGTERM or
 * SIGINT it first asks the database something, as a draining server would, and then stops it.
 */
import pg from 'pg'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => process.stderr.write(`${line}\n`) })
  const keepAlive = setInterval(() => {}, 60_000)
  const end = async () => {
    clearInterval(keepAlive)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('select pg_sleep(0.3)')
    await client.end()
    await postgres.stop()
    say({ drained: true })
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  say({ url: postgres.url })
} catch (error) {
  const { name, message } = error as Error
  say({ name, message })
  process.exitCode = 1
}
