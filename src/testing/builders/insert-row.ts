import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

/** A row straight into its table; answers its id. */
export async function insertRow<T extends keyof Tables & string>(
  database: Database,
  table: T,
  values: Insertable<Tables[T]>,
): Promise<number> {
  const inserting = database.statement.insertInto(table as never).values(values as never)
  const { id } = (await inserting.returning('id' as never).executeTakeFirstOrThrow()) as { id: number }
  return id
}
