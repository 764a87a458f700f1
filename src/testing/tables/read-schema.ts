import pg from 'pg'

export type Column = {
  name: string
  type: string
  nullable: boolean
  /** It has a value also when nobody gives one. */
  optional: boolean
  /** The only values a check of this column allows, where it lists them. */
  values: string[] | null
}
export type Reference = { column: string; to: string; nullable: boolean }
export type Table = { name: string; columns: Column[]; key: string[]; references: Reference[] }

type Found = Omit<Table, 'columns'> & { columns: (Omit<Column, 'values'> & { check: string | null })[] }

/** What the migrated database says of its tables. The parts of a table are left out: their whole stands for them. */
export async function readSchema(url: string): Promise<Table[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Found>(TABLES)
    return rows.map((table) => ({
      ...table,
      columns: table.columns.map(({ check, ...column }) => ({
        ...column,
        values: check ? listValues(check) : null,
      })),
    }))
  } finally {
    await client.end()
  }
}

/** The database writes `in ('a', 'b')` as `= ANY (ARRAY['a'::text, 'b'::text])`. */
function listValues(check: string): string[] {
  const list = check.slice(check.indexOf('[') + 1, check.lastIndexOf(']'))
  return [...list.matchAll(/'([^']*)'|(-?\d+)/g)].map(([, text, number]) => text ?? number ?? '')
}

const TABLES = `
  select c.relname::text as name,
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', replace(format_type(a.atttypid, null), 'timestamp with time zone', 'timestamptz'),
        'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'check', (
          select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\("?' || a.attname || '"? = ANY \\(ARRAY\\[') limit 1)
      ) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    array(select a.attname::text from pg_constraint k join pg_attribute a on a.attrelid = c.oid
      where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)
      order by array_position(k.conkey, a.attnum)) as key,
    (select coalesce(json_agg(json_build_object(
        'column', a.attname, 'to', r.relname, 'nullable', not a.attnotnull) order by a.attnum), '[]')
      from pg_constraint k join pg_class r on r.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.conrelid = c.oid and k.contype = 'f') as references
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by 1`
