import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/database/migrate.ts'
import { prepareWords } from '#platform/i18n/compile-words.ts'
import { startTestPostgres } from './start-test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

const root = path.resolve(import.meta.dirname, '../..')

export const TEMPLATE = 'shop_template'

/** One real PostgreSQL for all tests, with a migrated template every test file clones its own database from. */
export default async function setup({ provide }: TestProject) {
  await prepareWords(root)
  const postgres = await startTestPostgres({ settings: { max_connections: '200' }, inMemory: true })
  await createTemplate(postgres.url)
  provide('serverUrl', postgres.url)
  return () => postgres.stop()
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = TEMPLATE
  await migrate(url.href, path.join(root, 'migrations'))
  await openTheShop(url.href)
}

/** Few tests are about a shop that is not open yet; those shut it again. */
async function openTheShop(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into setting (module, key, value) values ('site', 'open', '1')`)
  await client.end()
}
