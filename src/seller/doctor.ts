import { explainFault } from '#app/explain-fault.ts'
import { ConfigFault } from '#platform/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { act, command } from './command.ts'
import { type Check, type Finding, fails, type Patient, type State } from './doctor/check.ts'
import { assets } from './doctor/check-assets.ts'
import { backups } from './doctor/check-backups.ts'
import { factors } from './doctor/check-factors.ts'
import { keys } from './doctor/check-keys.ts'
import { notices } from './doctor/check-notices.ts'
import { mark, migrations } from './doctor/check-schema.ts'
import { clock, collation, connections, server } from './doctor/check-server.ts'
import { pages, settings } from './doctor/check-settings.ts'
import { hosts, storage } from './doctor/check-storage.ts'
import { books, sweeps } from './doctor/check-work.ts'
import { Refused } from './faults.ts'
import type { SellerShop } from './seller-shop.ts'

/** In the order people mend things: nothing below holds while something above does not. */
const CHECKS: readonly Check[] = [
  settings,
  pages,
  assets,
  server,
  collation,
  connections,
  notices,
  clock,
  migrations,
  mark,
  storage,
  hosts,
  keys,
  factors,
  books,
  sweeps,
  backups,
]

const STATES = {
  holds: m.doctor_holds,
  warns: m.doctor_warns,
  fails: m.doctor_fails,
} satisfies Record<State, unknown>

type Looked = { check: Check; finding: Finding }

export const doctor = command('doctor', m.doctor_summary, m.doctor_details, [
  act({
    async run(_typed, shop) {
      const { output } = shop
      const looked = await examine(shop)
      const found = looked.map(({ check, finding }) => ({
        name: check.name,
        state: finding.state,
        said: finding.say(output.language),
      }))
      if (!output.json)
        output.list(looked, [
          [m.doctor_state, ({ finding }) => STATES[finding.state]],
          [m.doctor_what, ({ check }) => check.title],
          [m.doctor_said, ({ finding }) => finding.say(output.language)],
        ])
      const count = found.filter(({ state }) => state === 'fails').length
      if (count === 0) return output.answer({ code: 1, msg: output.say(m.doctor_well), data: found })
      // A refusal carries no data by its type; a program that reads this wants to know what is wrong.
      const data = found as unknown as null
      throw new Refused({ code: 0, msg: output.say(m.doctor_ill, { count }), reason: 'doctor_ill', data })
    },
  }),
])

async function examine(shop: SellerShop): Promise<Looked[]> {
  const patient = await reachPatient(shop)
  if ('failed' in patient) return [patient.failed]
  const looked: Looked[] = []
  try {
    for (const check of CHECKS)
      looked.push({ check, finding: await check.look(patient).catch((error) => explain(error, patient)) })
  } finally {
    await patient.close()
  }
  return looked
}

/** Without settings or a database there is nothing else to look at. */
async function reachPatient(
  shop: SellerShop,
): Promise<(Patient & { close(): Promise<void> }) | { failed: Looked }> {
  try {
    const { root, config } = shop
    const databaseUrl = await shop.reach()
    const database = openDatabase(databaseUrl, { pool: 1, log: createLog('silent') })
    try {
      await server.look({ root, config, databaseUrl, tx: database.read, now: readClock() })
    } catch (error) {
      await database.close()
      return { failed: { check: server, finding: explain(error, { config }) } }
    }
    const close = () => database.close()
    return { root, config, databaseUrl, tx: database.read, now: readClock(), close }
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error
    return { failed: { check: settings, finding: fails(m.doctor_broke, { reason: error.message }) } }
  }
}

function explain(error: unknown, { config }: Pick<Patient, 'config'>): Finding {
  if (error instanceof Refusal) return { state: 'fails', say: (locale) => error.say(locale) }
  const why = explainFault(error, config)
  if (why) return { state: 'fails', say: why }
  return fails(m.doctor_broke, { reason: error instanceof Error ? error.message : String(error) })
}
