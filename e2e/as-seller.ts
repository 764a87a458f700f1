import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { shopPlace } from './shop-database.ts'

const run = promisify(execFile)

/** `npm run -s seller -- …` beside the shop of the journeys: the real command, the real acts. */
export async function seller<T>(...args: string[]): Promise<T> {
  const { databaseUrl, dataDir } = await shopPlace()
  const program = path.resolve(import.meta.dirname, '../src/seller/seller.ts')
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SHOP_DEMO: '1' }
  const said = run(process.execPath, [program, ...args, '--json'], { env })
  const { stdout } = await said.catch((error: { stdout: string }) => {
    throw new Error(`${args.join(' ')}: ${error.stdout}`)
  })
  return (JSON.parse(stdout) as { data: T }).data
}
