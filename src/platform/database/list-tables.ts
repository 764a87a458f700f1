import pg from 'pg'

export type TableShape = { table: string; columns: string[]; needs: string[] }

/** The book of applied migrations describes the schema itself, so it is made by migrating, never copied. */
const NOT_COPIED = 'migration'

/** The tables of the shop with the columns that can be written, those first that others refer to. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as table,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f') as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [NOT_COPIED],
  )
  return sortByNeed(rows)
}

export function nameTable(table: string, columns?: string[]): string {
  const name = `public.${pg.escapeIdentifier(table)}`
  return columns ? `${name} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})` : name
}

/** Foreign keys then hold at every step, also where one is not allowed to switch them off. */
function sortByNeed(tables: TableShape[]): TableShape[] {
  const byName = new Map(tables.map((shape) => [shape.table, shape]))
  const sorted = new Set<TableShape>()
  const visiting = new Set<TableShape>()
  const visit = (shape: TableShape) => {
    if (sorted.has(shape) || visiting.has(shape)) return
    visiting.add(shape)
    for (const name of shape.needs) {
      const needed = byName.get(name)
      if (needed) visit(needed)
    }
    sorted.add(shape)
  }
  for (const shape of tables) visit(shape)
  return [...sorted]
}
