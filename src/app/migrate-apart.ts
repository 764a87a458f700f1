import type { Config } from '#platform/config.ts'
import { reachEmbeddedPostgres } from '#platform/database/embedded/reach-embedded-postgres.ts'
import type { Console } from '#platform/progress/open-console.ts'
import * as m from '#words'
import { exitWith } from './exit-with.ts'
import { explainToPerson } from './explain-to-person.ts'
import { migrateShop } from './migrate-shop.ts'

type Step = Console & { root: string; config: Config }

/** Changes the tables and nothing else, also for a shop that may not do it itself (`MIGRATE=0`). */
export async function migrateApart(step: Step): Promise<void> {
  const { note, languages } = step
  try {
    const done = await migrateReached(step)
    for (const name of done) note(name)
    for (const locale of languages) note(m.start_migrated({ count: done.length }, { locale }))
  } catch (error) {
    const why = explainToPerson(error, step)
    if (why) exitWith(why)
    throw error
  }
}

async function migrateReached({ root, config, progress, note }: Step): Promise<string[]> {
  const { databaseDirectUrl, dataDir } = config
  const embedded = databaseDirectUrl ? undefined : await reachEmbeddedPostgres({ dataDir, log: note })
  const databaseUrl = databaseDirectUrl ?? embedded?.url ?? ''
  try {
    return await migrateShop({ root, databaseUrl, config }, { progress })
  } finally {
    await embedded?.stop()
  }
}
