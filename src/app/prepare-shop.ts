import { copyPictures } from '#demo/seed/copy-pictures.ts'
import { isDemoDatabase } from '#demo/seed/demo-mark.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { type FirstOwner, inviteFirstOwner } from '#features/people/server/invite-first-owner.ts'
import { isOpen } from '#features/site/server/opening.ts'
import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { tryPooler } from '#platform/database/try-pooler.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from '#platform/progress/progress.ts'
import { refuse } from '#platform/refusal.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import type { Begun } from './begin-preparing.ts'
import { atDatabase } from './fault-at.ts'
import type { Stop } from './listen-for-stop.ts'
import { readyTables } from './migrate-shop.ts'

export type PreparedShop = {
  databaseUrl: string
  /** Nobody has opened the shop to visitors yet. */
  shut: boolean
  /** For a shop nobody works in yet: what makes its first owner. */
  firstOwner?: FirstOwner | undefined
  close(): Promise<void>
}

type Preparation = {
  root: string
  config: Config
  log: Log
  progress: Progress
  stop: Pick<Stop, 'closeWith'>
  begun: Begun
}

/** What must stand before the shop opens: the pages built, a database with its tables, and in demo mode its goods. */
export async function prepareShop(preparation: Preparation): Promise<PreparedShop> {
  const { root, config, begun } = preparation
  const database = prepareDatabase(preparation)
  const pictures = config.demo ? copyPictures(root, config.dataDir) : undefined
  const all = Promise.all([database, pictures, begun.pages])
  const [prepared] = await all.catch(async (error) => {
    await (await database.catch(() => undefined))?.close()
    throw error
  })
  return prepared
}

async function prepareDatabase({
  root,
  config,
  log,
  progress,
  stop,
  begun,
}: Preparation): Promise<PreparedShop> {
  const embedded = await begun.postgres
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const close = async () => embedded?.stop()
  stop.closeWith(close)
  try {
    if (directUrl !== databaseUrl) await tryPooler(databaseUrl, { prepared: config.databasePrepared })
    await atDatabase(directUrl, () => readyTables({ root, databaseUrl: directUrl, config }, { progress }))
    if (config.demo) await seedDemo({ root, databaseUrl: directUrl, log, progress })
    return { databaseUrl, ...(await lookAround(directUrl, config, log)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What whoever starts the shop has to know of it. */
async function lookAround(databaseUrl: string, { demo, dataDir, publicUrl }: Config, log: Log) {
  const database = openDatabase(databaseUrl, { pool: 2, log })
  try {
    // Its people and its buyer have passwords everybody can read.
    if (!demo && (await isDemoDatabase(database.read))) refuse(m.faults_only_a_demo)
    const shut = !(await isOpen(database.read))
    return { shut, firstOwner: await inviteFirstOwner(database, { dataDir, publicUrl, now: readClock() }) }
  } finally {
    await database.close()
  }
}
