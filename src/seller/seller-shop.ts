import { stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readyTables } from '#app/migrate-shop.ts'
import type { Shop } from '#app/open-shop.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Api } from '#platform/contract/api-types.ts'
import type { Database } from '#platform/database/database.ts'
import { reachEmbeddedPostgres } from '#platform/database/embedded/reach-embedded-postgres.ts'
import type { Console } from '#platform/progress/open-console.ts'
import type { Progress } from '#platform/progress/progress.ts'
import { refuse } from '#platform/refusal.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { openSellerConsole } from './open-seller-console.ts'
import type { Input, Output } from './output.ts'

/** What commands work on. Nothing is opened before a command asks for it, so that help needs no database. */
export type SellerShop = {
  readonly root: string
  readonly config: Config
  readonly output: Output
  /** Where a person types, or what is piped in. */
  readonly input: Input
  /** For what takes longer than a person waits without asking. */
  readonly progress: Progress
  /** The shop's calls as its seller, and the database they run on. */
  open(): Promise<{ api: Api; database: Database }>
  /** The address of the database as it is. A new data folder is begun only where the command may fill it. */
  reach(options?: { mayBegin?: boolean }): Promise<string>
  close(): Promise<void>
}

export type Environment = Record<string, string | undefined>

export function createSellerShop(
  root: string,
  { output, input = process.stdin }: { output: Output; input?: Input | undefined },
  environment?: Environment,
): SellerShop {
  let config: Config | undefined
  let server: { url: string; stop(): Promise<void> } | undefined
  let shop: Shop | undefined
  let opened: Console | undefined
  const settings = () => {
    config ??= readConfig(environment)
    return config
  }

  const terminal = () => {
    opened ??= openSellerConsole(settings(), output, environment)
    return opened
  }

  async function reach({ mayBegin = false } = {}): Promise<string> {
    // Few connections, some for long: nothing for a pooler.
    const { databaseDirectUrl, dataDir } = settings()
    if (databaseDirectUrl) return databaseDirectUrl
    // A misspelt folder must not become an empty shop.
    if (!mayBegin && !(await stat(path.join(dataDir, 'postgres')).catch(() => undefined)))
      return refuse(m.seller_no_shop_here, { folder: dataDir })
    const { progress, note } = terminal()
    const start = () => reachEmbeddedPostgres({ dataDir, log: note })
    // A new data folder takes its time.
    server ??= await (mayBegin ? progress.step(m.start_database, start) : start())
    return server.url
  }

  return {
    root,
    output,
    input,
    get config() {
      return settings()
    },
    get progress() {
      return terminal().progress
    },
    reach,
    async open() {
      const databaseUrl = await reach()
      if (!shop) {
        await readyTables({ root, databaseUrl, config: settings() })
        // Only now: help should not wait for the whole shop to load.
        const { features } = await import('#app/api.ts')
        const { openShop } = await import('#app/open-shop.ts')
        shop = await openShop({
          ...settings(),
          databaseUrl,
          databasePool: 4,
          log: terminal().log,
          clock: readClock,
          features,
          version: '',
        })
      }
      return { api: asSeller(shop, output), database: shop.database }
    },
    async close() {
      try {
        await shop?.close()
      } finally {
        await server?.stop()
      }
    },
  }
}

const asSeller = (shop: Shop, { language }: Output): Api =>
  shop.api({
    actor: { kind: 'seller', name: sellerName() },
    tokenState: 1,
    language,
    address: 'seller',
    requestId: `seller-${process.pid}`,
    userAgent: 'seller',
  })

/** Who sits at the terminal; a container may have no name for its account. */
function sellerName(): string {
  try {
    return os.userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}
