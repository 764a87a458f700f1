import { findLastBackup } from '#features/site/server/last-backup.ts'
import { days, hours } from '#platform/time.ts'
import * as m from '#words'
import { type Check, holds, warns } from './check.ts'

/** One a night, and one that failed: the next has been missed by then. */
const OLD = days(2)

/** The shop's own; what PostgreSQL's host keeps beside them is not known here. */
export const backups: Check = {
  name: 'backups',
  title: m.doctor_backups,
  async look({ tx, now, config: { demo } }) {
    if (demo) return holds(m.doctor_backups_demo)
    const made = await findLastBackup(tx)
    if (made === undefined) return warns(m.doctor_backups_none)
    const age = now.getTime() - made * 1000
    const inputs = { hours: Math.round(age / hours(1)) }
    return age > OLD ? warns(m.doctor_backups_old, inputs) : holds(m.doctor_backups_made, inputs)
  },
}
