import path from 'node:path'
import { migrateShop } from '#app/migrate-shop.ts'
import { isDemoDatabase, isRealDatabase } from '#demo/seed/demo-mark.ts'
import { findPending } from '#platform/database/migrate.ts'
import * as m from '#words'
import { type Check, fails, holds, warns } from './check.ts'

export const migrations: Check = {
  name: 'migrations',
  title: m.doctor_migrations,
  async look({ root, databaseUrl, config }) {
    // Applies nothing; a schema that is not ours is refused in words.
    await migrateShop({ root, databaseUrl, config }, { only: [] })
    const pending = await findPending(databaseUrl, path.join(root, 'migrations'))
    if (pending.length === 0) return holds(m.doctor_migrations_done)
    return warns(m.doctor_migrations_pending, { names: pending.join(', ') })
  },
}

export const mark: Check = {
  name: 'mark',
  title: m.doctor_mark,
  async look({ tx, config: { demo } }) {
    const isDemo = await isDemoDatabase(tx)
    if (isDemo) return demo ? holds(m.doctor_mark_demo) : fails(m.faults_only_a_demo)
    if (!demo) return holds(m.doctor_mark_real)
    return (await isRealDatabase(tx)) ? fails(m.faults_not_a_demo) : holds(m.doctor_mark_empty)
  },
}
