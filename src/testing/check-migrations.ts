import path from 'node:path'
import { readMigrations } from '#platform/database/read-migrations.ts'
import { findMigrationFaults } from './find-migration-faults.ts'
import { report } from './list-sources.ts'

/** A new file of tables lets the shop run on while it is applied, and the release before run on it ("Tables" in CONTRIBUTING.md). */
report(findMigrationFaults(await readMigrations(path.resolve(import.meta.dirname, '../../migrations'))))
