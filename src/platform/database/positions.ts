import { type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Behind all others of its table, among all or among those `where` leaves. */
export const atTheEnd = (table: keyof Tables, where: RawBuilder<unknown> = sql`true`): RawBuilder<number> =>
  sql<number>`(select coalesce(max(position) + 1, 0) from ${sql.table(table)} where ${where})`

/** The place of a row's id in the order that was sent. */
export const placeIn = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`array_position(${[...ids]}::int[], id)`

/** An order holds only when it names every row once: one that was added meanwhile must not get lost in it. */
export const namesAll = (ids: readonly number[], rows: readonly { id: number }[]): boolean =>
  ids.length === rows.length && new Set(ids).size === ids.length && rows.every(({ id }) => ids.includes(id))
