import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { runSeller } from '#seller/run-seller.ts'
import type { TestApp } from './start-test-app.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type Typed = { code: number; out: string; err: string }

/** `npx xianji-seller …` in this process, which is quicker to start, beside the shop of the test. */
export async function typeAsSeller(
  app: Pick<TestApp, 'dataDir'> & { database: Pick<TestApp['database'], 'url'> },
  args: readonly string[],
  environment: Record<string, string> = {},
  /** At a terminal; otherwise what is said goes into pipes. */
  { atTerminal = false, typed }: { atTerminal?: boolean; typed?: readonly string[] } = {},
): Promise<Typed> {
  const said = { out: '', err: '' }
  const into = (stream: 'out' | 'err') =>
    new Writable({
      write(chunk, _, done) {
        said[stream] += chunk
        done()
      },
    })
  const here = {
    DATABASE_URL: app.database.url,
    DATA_DIR: app.dataDir,
    SHOP_DEMO: '1',
    LANG: 'en_US.UTF-8',
    ...environment,
  }
  const err = Object.assign(into('err'), { isTTY: atTerminal, columns: 80 })
  // What a person types, line after line.
  const keyboard = typed && Object.assign(Readable.from(typed.map((line) => `${line}\n`)), { isTTY: true })
  const streams = { out: into('out'), err, ...(keyboard && { in: keyboard }) }
  const code = await runSeller(root, [...args], streams, here)
  return { code, ...said }
}
