import type { Insertable } from 'kysely'
import { countRows } from '#platform/database/count-rows.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { AddressTable } from './address-tables.ts'

type Row = Omit<Insertable<AddressTable>, 'id' | 'buyer_id'>

export const countAddresses = (tx: ReadTx, buyerId: number) =>
  countRows(tx, tx.selectFrom('address').where('buyer_id', '=', buyerId))

const findAll = prepareSelect((tx, { buyerId }: { buyerId: number }) =>
  tx
    .selectFrom('address')
    .modifyFront(prepared)
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc'),
)

/** The default one first, then the newest. */
export const addressesOf = (tx: ReadTx, buyerId: number) => findAll(tx, { buyerId })

export const findAddress = (tx: ReadTx, buyerId: number, id: number) =>
  tx.selectFrom('address').selectAll().where('id', '=', id).where('buyer_id', '=', buyerId).executeTakeFirst()

export const insertAddress = (tx: WriteTx, buyerId: number, row: Row) =>
  tx
    .insertInto('address')
    .values({ ...row, buyer_id: buyerId })
    .returningAll()
    .executeTakeFirstOrThrow()

export const changeAddress = (tx: WriteTx, buyerId: number, id: number, row: Partial<Row>) =>
  tx
    .updateTable('address')
    .set(row)
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .returningAll()
    .executeTakeFirst()

export const deleteAddress = (tx: WriteTx, buyerId: number, id: number) =>
  tx
    .deleteFrom('address')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .returning('is_default')
    .executeTakeFirst()

export const clearDefault = (tx: WriteTx, buyerId: number) =>
  tx
    .updateTable('address')
    .set({ is_default: false })
    .where('buyer_id', '=', buyerId)
    .where('is_default', '=', true)
    .execute()

export const makeNewestDefault = (tx: WriteTx, buyerId: number) =>
  tx
    .updateTable('address')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('address')
        .select((inner) => inner.fn.max('id').as('id'))
        .where('buyer_id', '=', buyerId),
    )
    .execute()
