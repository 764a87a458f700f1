/** Files up to this number are from before the rules. */
const FREE_UP_TO = '0052'

/**
 * What no program uses any more, `table` or `table.column`, and the last migration the first such program knew. A migration
 * that drops it says `-- since` that number or a later one, so that the programs which still use it do not start on it.
 */
export const RETIRED: Readonly<Record<string, string>> = {}

type File = { name: string; sql: string }
type Rule = [faulty: RegExp, says: string]

const RULES: readonly Rule[] = [
  [
    /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
    'changes the type of a column: add a column beside it, fill it, drop the old one a release later',
  ],
  [/\brename\b/i, 'renames: the program that still runs knows the old name; add the new one beside it'],
  [
    /\balter\s+column\s+\w+\s+set\s+not\s+null\b/i,
    'sets not null: the program that still runs may leave it out',
  ],
  [
    /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(default|generated)\b)/i,
    'adds a column without a default that may not be null: the program that still runs leaves it out',
  ],
  [/\block_timeout\b/i, 'sets lock_timeout: every file has one already (apply-migration.ts)'],
]

/** What would hold up, or break, a shop that runs while its tables are changed; `files` are all there are. */
export function findMigrationFaults(
  files: readonly File[],
  retired = RETIRED,
  freeUpTo = FREE_UP_TO,
): string[] {
  const numbers = new Set(files.map(({ name }) => numberOf(name)))
  return files
    .filter(({ name }) => numberOf(name) > freeUpTo)
    .flatMap((file) => faultsOf(file, numbers, retired).map((fault) => `migrations/${file.name}: ${fault}`))
}

const numberOf = (name: string) => name.slice(0, 4)

function faultsOf({ name, sql }: File, numbers: ReadonlySet<string>, retired: typeof RETIRED): string[] {
  const since = /^-- since (\d{4})$/m.exec(sql)?.[1]
  const statements = statementsOf(sql)
  const found = RULES.filter(([faulty]) => statements.some((one) => faulty.test(one))).map(([, says]) => says)
  const unknown =
    since === undefined || since >= numberOf(name) || !numbers.has(since)
      ? ['say which programs still run on it, by the last migration they know: a line `-- since 0045`']
      : []
  return [...unknown, ...found, ...indexFaults(statements), ...dropFaults(statements, since ?? '', retired)]
}

/** Without comments, and without the bodies of functions, which run later. */
const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)

const INDEX =
  /^create\s+(?:unique\s+)?index\s+(concurrently\s+if\s+not\s+exists\s+)?\w+\s+on\s+(?:only\s+)?(\w+)/i

function indexFaults(statements: readonly string[]): string[] {
  const created = statements.flatMap(
    (one) => /^create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(one)?.[1] ?? [],
  )
  const concurrent = statements.filter((one) => /\bindex\s+concurrently\b/i.test(one))
  const mixed = concurrent.length > 0 && concurrent.length < statements.length
  const holding = statements.filter((one) => {
    if (!/^create\s+(unique\s+)?index\b/i.test(one)) return false
    const [, careful, table] = INDEX.exec(one) ?? []
    return !careful && !created.includes(table ?? '')
  })
  return [
    ...(holding.length > 0
      ? ['builds an index while nobody may write: create index concurrently if not exists …']
      : []),
    ...(mixed ? ['builds an index concurrently, outside any transaction: give it a file of its own'] : []),
  ]
}

function dropFaults(statements: readonly string[], since: string, retired: typeof RETIRED): string[] {
  return statements.flatMap(dropsOf).flatMap((what) => {
    const free = retired[what]
    if (free !== undefined && since >= free) return []
    return [
      `drops ${what}: list it in RETIRED with the last migration of the release that stopped using it, and say \`-- since\` that`,
    ]
  })
}

function dropsOf(statement: string): string[] {
  const table = /^drop\s+table\s+(?:if\s+exists\s+)?(.*)$/is.exec(statement)?.[1]
  if (table) return table.split(',').map((one) => /\w+/.exec(one)?.[0] ?? '')
  const altered = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i.exec(statement)?.[1]
  const columns = statement.matchAll(/\bdrop\s+column\s+(?:if\s+exists\s+)?(\w+)/gi)
  return altered ? [...columns].map(([, column]) => `${altered}.${column}`) : []
}
