import { expect, test } from 'vitest'
import { aCart } from '#features/cart/server/test-scenes.ts'
import { askDatabase } from '#testing/ask-database.ts'
import { aGood } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const ask = (statement: string) => askDatabase(app().database.url, statement)

/** As PostgreSQL says it when a write finds no room on the disk. */
const FULL = `create function disk_full() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file' using errcode = '53100'; end $$`

test('while the disk is full buyers are told to come back, what is there is shown, and it ends by itself', async () => {
  const { cart } = await aCart(app())
  const good = await aGood(app().database, { stock: 100 })
  const line = { ...good, type: 'cover' as const, num: 2, id: 0 }
  await ask(FULL)
  await ask('create trigger no_room before insert on cart_line for each row execute function disk_full()')
  expect(await cart.addLine(line)).toMatchObject({ status: 503, reason: 'shell_busy' })
  expect(await cart.listLines()).toMatchObject({ code: 1, data: [] })
  await ask('drop trigger no_room on cart_line')
  expect(await cart.addLine(line)).toMatchObject({ code: 1, data: { num: 2 } })
})
