import type { Table } from './read-schema.ts'

/** A table with the feature that owns it and what its migration says of it. */
export type OwnedTable = Table & { feature: string; told: string | undefined }

const FIRST_LINES = `# The tables

Drawn from the migrated database by \`npm run tables\`; \`npm run check\` tells when it is no longer true. A line leads
from a table to those that refer to it; what belongs to another feature is shown by its name alone. \`texts\` is JSON
with a text for each language, money is whole cents, and what may be empty is marked \`null\`.
`

/** The page \`docs/tables.md\`: which feature stands on which, then the tables of each. */
export function drawTables(tables: OwnedTable[]): string {
  const features = [...new Set(tables.map(({ feature }) => feature))]
  return [FIRST_LINES, drawFeatures(tables), ...features.map((one) => drawFeature(one, tables))].join('\n')
}

function drawFeatures(tables: OwnedTable[]): string {
  const owner = new Map(tables.map(({ name, feature }) => [name, feature]))
  const lines = tables.flatMap(({ feature, references }) =>
    references.flatMap(({ to }) => (owner.get(to) === feature ? [] : `  ${feature} --> ${owner.get(to)}`)),
  )
  return fence(['flowchart BT', ...[...new Set(lines)].sort()])
}

function drawFeature(feature: string, all: OwnedTable[]): string {
  const tables = all.filter((table) => table.feature === feature)
  const told = tables.flatMap(({ name, told }) => (told ? `- \`${name}\`: ${told}` : []))
  const lines = [
    ...tables.flatMap(drawTable),
    ...tables.flatMap(({ name, references }) =>
      references.map(
        ({ to, column, nullable }) => `  ${to} ${nullable ? '|o' : '||'}--o{ ${name} : "${column}"`,
      ),
    ),
  ]
  return [`## ${feature}\n`, ...(told.length > 0 ? [...told, ''] : []), fence(['erDiagram', ...lines])].join(
    '\n',
  )
}

function drawTable({ name, columns, key, references }: OwnedTable): string[] {
  const refers = new Set(references.map(({ column }) => column))
  const lines = columns.map((column) => {
    const keys = [key.includes(column.name) && 'PK', refers.has(column.name) && 'FK'].filter(Boolean)
    const parts = [column.type, column.name, keys.join(', '), column.nullable ? '"null"' : '']
    return `    ${parts.filter(Boolean).join(' ')}`
  })
  return [`  ${name} {`, ...lines, '  }']
}

const fence = (lines: string[]) => ['```mermaid', ...lines, '```', ''].join('\n')
