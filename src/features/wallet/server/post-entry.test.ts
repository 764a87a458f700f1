import { expect, test } from 'vitest'
import { aBuyer, fillWallet } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { postEntry } from './post-entry.ts'

const app = testApp()
const entry = { kind: 'gift', orderId: null, reference: '', now: new Date() } as const

test('an entry whose lines do not add up is not written', async () => {
  const { id } = await aBuyer(app().database)
  const uneven = app().database.write((tx) =>
    postEntry(tx, {
      ...entry,
      lines: [
        { account: 'promotions', cents: -100 },
        { account: 'buyer', buyerId: id, cents: 101 },
      ],
    }),
  )
  await expect(uneven).rejects.toThrow('must add up to nothing')
  expect(
    await app().database.read.selectFrom('wallet').selectAll().where('buyer_id', '=', id).execute(),
  ).toEqual([])
})

test('a wallet is never overdrawn, and what is refused is not written', async () => {
  const { id } = await aBuyer(app().database)
  await fillWallet(app().database, id, 250)
  const take = () =>
    app().database.write((tx) =>
      postEntry(tx, {
        ...entry,
        lines: [
          { account: 'buyer', buyerId: id, cents: -100 },
          { account: 'revenue', cents: 100 },
        ],
      }),
    )
  const taken = await Promise.all(Array.from({ length: 6 }, take))
  expect(taken.filter(Boolean)).toHaveLength(2)
  const lines = await app()
    .database.read.selectFrom('ledger_line')
    .select(['amount_cents', 'balance_cents'])
    .where('buyer_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { amount_cents: 250, balance_cents: 250 },
    { amount_cents: -100, balance_cents: 150 },
    { amount_cents: -100, balance_cents: 50 },
  ])
})

test('the ledger is written once: nothing in it can be changed or taken away', async () => {
  const { id } = await aBuyer(app().database)
  await fillWallet(app().database, id, 250)
  await expect(
    app().database.statement.deleteFrom('ledger_line').where('buyer_id', '=', id).execute(),
  ).rejects.toThrow('written once')
  await expect(
    app().database.statement.updateTable('ledger_line').set({ amount_cents: 1 }).execute(),
  ).rejects.toThrow('written once')
  await expect(app().database.statement.deleteFrom('ledger_entry').execute()).rejects.toThrow('written once')
})
