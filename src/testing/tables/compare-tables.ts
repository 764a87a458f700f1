import type { Column, Table } from './read-schema.ts'
import type { ColumnType, TableType } from './read-table-types.ts'

/** How a column of the database is read. What is not listed here is JSON, whose shape the database does not know. */
const READ_AS: Record<string, string> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  xid8: 'string',
  text: 'string',
  tsvector: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  timestamptz: 'Date',
  texts: 'Text',
  'text[]': 'string[]',
}

/** A sentence for everything in which the types of tables and the migrated database differ. */
export function compareTables(tables: Table[], types: TableType[]): string[] {
  const typed = new Map(types.map((type) => [type.name, type]))
  const known = new Set(tables.map(({ name }) => name))
  return [
    ...tables.flatMap((table) => {
      const type = typed.get(table.name)
      return type
        ? compareColumns(table, type)
        : [
            `${table.name} is a table without a type: declare it in the *-tables.ts of the feature that owns it`,
          ]
    }),
    ...types.flatMap(({ name, file }) =>
      known.has(name) ? [] : [`${file}: there is no table ${name}; remove its type or add a migration`],
    ),
  ]
}

function compareColumns(table: Table, { file, columns }: TableType): string[] {
  const typed = new Map(columns.map((column) => [column.name, column]))
  const known = new Set(table.columns.map(({ name }) => name))
  return [
    ...table.columns.flatMap((column) => {
      const type = typed.get(column.name)
      return type ? compareColumn(column, type) : [`lacks ${column.name}: add \`${declare(column)}\``]
    }),
    ...columns.flatMap(({ name }) =>
      known.has(name) ? [] : [`has ${name}, which the table lacks; remove it or add a migration`],
    ),
  ].map((fault) => `${file}: ${table.name} ${fault}`)
}

function compareColumn(column: Column, type: ColumnType): string[] {
  const { name } = column
  const wanted = READ_AS[column.type]
  return [
    ...(wanted && type.type !== wanted ? [`reads ${name} as ${type.type}; ${column.type} is ${wanted}`] : []),
    ...(column.nullable && !type.nullable ? [`says ${name} is never null; it may be: add \`| null\``] : []),
    ...(type.nullable && !column.nullable ? [`says ${name} may be null; it never is: remove \`null\``] : []),
    ...(type.optional && !column.optional
      ? [`lets an insert leave out ${name}, which has no default; remove \`Generated\``]
      : []),
    ...compareValues(column, type),
  ]
}

/** A type may be wider than the check of its column, but where both list values they list the same. */
function compareValues({ name, values }: Column, type: ColumnType): string[] {
  if (!values || !type.values) return []
  const [here, there] = [type.values, values].map((list) =>
    list
      .map((one) => `'${one}'`)
      .sort()
      .join(', '),
  )
  return here === there ? [] : [`allows ${name} to be ${here}; the table allows ${there}`]
}

function declare({ name, type, nullable, optional }: Column): string {
  const read = READ_AS[type] ?? 'JSONColumnType<…>'
  if (nullable) return `${name}: ${read} | null`
  return `${name}: ${optional ? `Generated<${read}>` : read}`
}
