import { expect, test, vi } from 'vitest'
import { run, select } from '#platform/database/raw-sql.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** How many skus were looked at, one way or the other, and how many were changed. */
async function lookAtSkus() {
  const [seen] = await select<{ looked: number; changed: number }>(app().database.read)`
    select seq_tup_read + idx_tup_fetch as looked, n_tup_upd as changed from pg_stat_user_tables where relname = 'sku'`
  return seen!
}

test('an order in a large shop looks at the options it is of, and at no other', async () => {
  const { database } = app()
  const shopper = await aShopper(app())
  const good = await aGood(database)
  await run(database.statement)`
    insert into sku (product_id, name, price_cents, stock, position)
    select product_id, name, price_cents, 50, n from sku, generate_series(1, 3000) n where id = ${good.sku_price_id}`
  await run(database.statement)`vacuum analyze sku`
  const before = await lookAtSkus()
  await shopper.order([{ ...good, num: 1 }])
  // PostgreSQL says such things some seconds later.
  await vi.waitFor(async () => expect((await lookAtSkus()).changed).toBe(before.changed + 1), {
    timeout: 15_000,
    interval: 200,
  })
  expect((await lookAtSkus()).looked).toBeLessThan(before.looked + 100)
}, 30_000)
