import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '#platform/database/migrate.ts'
import { startTestPostgres } from './start-test-postgres.ts'
import { compareTables } from './tables/compare-tables.ts'
import { drawTables } from './tables/draw-tables.ts'
import { readSchema } from './tables/read-schema.ts'
import { readTableTypes } from './tables/read-table-types.ts'

/** Fails when the types of tables or their picture differ from the database that the migrations make. */
const root = path.resolve(import.meta.dirname, '../..')
const migrations = path.join(root, 'migrations')
const PICTURE = 'docs/tables.md'

async function readDatabase() {
  const postgres = await startTestPostgres()
  try {
    await migrate(postgres.url, migrations)
    return await readSchema(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** The tables in the order the migrations make them, each with the comment above it. */
async function readComments(): Promise<Map<string, string>> {
  const files = (await readdir(migrations)).sort()
  const texts = await Promise.all(files.map((file) => readFile(path.join(migrations, file), 'utf8')))
  const found = texts.join('\n').matchAll(/((?:^--.*\n)*)^create table (\w+) \(/gm)
  return new Map(
    [...found].map(([, comment = '', table = '']) => [table, comment.replace(/^-- /gm, '').trim()]),
  )
}

/** 'src/features/orders/server/orders-tables.ts' is the orders'. */
const featureOf = (file: string) => /^src\/(?:features\/)?([^/]+)/.exec(file)?.[1] ?? file

const files = (await readdir(path.join(root, 'src'), { recursive: true }))
  .filter((file) => file.endsWith('-tables.ts') && !file.startsWith('testing/'))
  .map((file) => path.join(root, 'src', file))
const types = readTableTypes(root, [path.join(root, 'src/platform/database/tables.ts'), ...files.sort()])
const [tables, comments] = await Promise.all([readDatabase(), readComments()])
const faults = compareTables(tables, types)

const fileOf = new Map(types.map(({ name, file }) => [name, file]))
const places = [...comments.keys()]
const picture = drawTables(
  tables
    .toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name))
    .map((table) => ({
      ...table,
      feature: featureOf(fileOf.get(table.name) ?? ''),
      told: comments.get(table.name)?.replaceAll('\n', ' '),
    })),
)
if (process.argv.includes('--draw')) await writeFile(path.join(root, PICTURE), picture)
else if (picture !== (await readFile(path.join(root, PICTURE), 'utf8').catch(() => '')))
  faults.push(`${PICTURE} does not show the tables as they are: run \`npm run tables\``)

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
