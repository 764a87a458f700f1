import type { Api } from '#platform/contract/api-types.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** What the simulated seller works with: the calls of the seller's command, and no more rights than that. */
export type DemoSeller = { api: Api; database: Database; clock: () => Date; log: Log }
