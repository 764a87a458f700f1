import { once } from 'node:events'
import pg from 'pg'
import { seconds } from '#platform/time.ts'
import * as m from '#words'
import { type Check, fails, holds } from './check.ts'

const PATIENCE = seconds(5)

/**
 * Processes tell each other what changed by LISTEN. A pooler that lends sessions takes it without a word and delivers nothing: pages
 * that are kept would then be minutes late.
 */
export const notices: Check = {
  name: 'notices',
  title: m.doctor_notices,
  async look({ databaseUrl }) {
    const [hears, tells] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
    for (const client of [hears, tells]) client.on('error', () => {})
    try {
      await Promise.all([hears.connect(), tells.connect()])
      const channel = `doctor_${process.pid}`
      await hears.query(`listen ${channel}`)
      const heard = once(hears, 'notification', { signal: AbortSignal.timeout(PATIENCE) })
      const [came] = await Promise.allSettled([heard, tells.query(`notify ${channel}`)])
      return came.status === 'fulfilled' ? holds(m.doctor_notices_hold) : fails(m.doctor_notices_lost)
    } finally {
      await Promise.allSettled([hears.end(), tells.end()])
    }
  },
}
