import type { Selectable, Updateable } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { TestApp } from './start-test-app.ts'

type Table = keyof Tables & string
type Row<T extends Table> = Selectable<Tables[T]>

/** What stands in a table under these values, whoever owns it: for what no call tells a test. */
export const rowsOf = <T extends Table>(app: TestApp, table: T, where: Partial<Row<T>>): Promise<Row<T>[]> =>
  app.database.read
    .selectFrom(table as never)
    .selectAll()
    .where((eb) => eb.and(where as never))
    .execute() as Promise<Row<T>[]>

/** The one that is there. */
export async function rowOf<T extends Table>(
  app: TestApp,
  table: T,
  where: Partial<Row<T>>,
): Promise<Row<T>> {
  const [row, ...others] = await rowsOf(app, table, where)
  if (!row || others.length > 0) throw new Error(`${table} holds not one row like ${JSON.stringify(where)}`)
  return row
}

/** Sets a scene no act could: a past, another's address, a name. */
export async function setRow<T extends Table>(
  app: TestApp,
  table: T,
  id: number,
  values: Updateable<Tables[T]>,
): Promise<void> {
  await app.database.statement
    .updateTable(table as never)
    .set(values as never)
    .where('id' as never, '=', id as never)
    .execute()
}
