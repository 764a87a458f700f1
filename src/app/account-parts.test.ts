import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { run, select } from '#platform/database/raw-sql.ts'
import { anAddress } from '#testing/builders/build-address.ts'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { aGood } from '#testing/builders/build-order.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { aPost } from '#testing/builders/build-post.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** Every table that names a buyer: where "download my data" has it, and what closing the account leaves of it. */
const TABLES: Record<string, [exported: string | undefined, left: 'nothing' | 'a row of nobody’s']> = {
  address: ['addresses', 'nothing'],
  after_sale: ['after_sales', 'a row of nobody’s'],
  // What a second person agreed to about an order.
  approval: ['orders', 'a row of nobody’s'],
  buyer_coupon: ['coupons', 'a row of nobody’s'],
  buyer_message: ['messages', 'nothing'],
  cart_line: ['cart', 'nothing'],
  comment_report: ['community', 'a row of nobody’s'],
  consent: ['consents', 'a row of nobody’s'],
  coupon: ['coupons', 'a row of nobody’s'],
  favourite: ['collection', 'nothing'],
  footprint: ['collection', 'nothing'],
  ledger_line: ['wallet', 'a row of nobody’s'],
  // How far notices were read.
  notice_mark: ['messages', 'nothing'],
  payment: ['orders', 'a row of nobody’s'],
  // Whose number somebody at the desk looked at that day; the audit says so, too.
  person_reveal: [undefined, 'a row of nobody’s'],
  post_comment: ['community', 'nothing'],
  post_reaction: ['community', 'nothing'],
  refund: ['orders', 'a row of nobody’s'],
  review: ['reviews', 'a row of nobody’s'],
  session: ['sessions', 'a row of nobody’s'],
  shop_follow: ['follows', 'nothing'],
  shop_order: ['orders', 'a row of nobody’s'],
  support_thread: ['support', 'nothing'],
  // Pictures of reviews stay with them; an avatar is swept away.
  upload: ['pictures', 'a row of nobody’s'],
  wallet: ['wallet', 'a row of nobody’s'],
}

test('whatever names a buyer can be taken home, and it is decided what closing leaves of it', async () => {
  const named = await select<{ table_name: string }>(app().database.read)`
    select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('buyer_id', 'for_buyer_id') order by 1`
  expect(named.map(({ table_name }) => table_name)).toEqual(Object.keys(TABLES))
  const { token } = await aBuyer(app().database)
  const { data } = await app().as({ token }).account.downloadMyData()
  expect(Object.keys(data ?? {})).toEqual(
    expect.arrayContaining(Object.values(TABLES).flatMap(([exported]) => exported ?? [])),
  )
})

test('a closed account leaves nothing of what was only the buyer’s, and no word the shop wrote about them', async () => {
  const { id, token } = await aBuyer(app().database, { password: 'fresh1234' })
  const me = app().as({ token })
  await anAddress(app(), token)
  const good = await aGood(app().database, { stock: 5, cents: 990 })
  await me.cart.addLine({ ...good, type: 'cover', num: 2, id: 0 })
  const post = await aPost(app().database)
  await me.support.sendMessage({ content: '有人吗' })
  const at = app().now
  const { statement } = app().database
  await run(statement)`insert into favourite values (${id}, ${good.product_id}, true, ${at})`
  await run(statement)`insert into footprint values (${id}, ${good.product_id}, ${at})`
  await run(statement)`insert into shop_follow select ${id}, min(id), true, ${at} from shop`
  await run(statement)`insert into notice_mark values (${id}, ${at}, ${at})`
  await run(
    statement,
  )`insert into buyer_message (buyer_id, kind, data, created_at) values (${id}, 'welcome', '{}', ${at})`
  await run(statement)`insert into post_reaction values (${id}, ${post}, 1, ${at})`
  await run(
    statement,
  )`insert into post_comment (post_id, buyer_id, content, created_at) values (${post}, ${id}, '好', ${at})`
  await run(statement)`update post set likes = 1, comments = 1 where id = ${post}`
  await run(statement)`update shop set follower_count = follower_count + 1`
  await run(statement)`update buyer set note = '常退货', blocked_reason = '骂人' where id = ${id}`
  const rowsIn = async (table: string) =>
    (
      await select<{ rows: number }>(app().database.read)`
      select count(*)::int as rows from ${sql.table(table)} where buyer_id = ${id}`
    )[0]?.rows
  const going = Object.keys(TABLES).filter((table) => TABLES[table]?.[1] === 'nothing')
  for (const table of going) expect({ table, rows: await rowsIn(table) }).toEqual({ table, rows: 1 })
  expect((await me.account.downloadMyData()).data).toMatchObject({ cart: [{ quantity: 2, price: '9.90' }] })
  expect(await me.account.closeAccount({ password: 'fresh1234' })).toMatchObject({ code: 1 })
  for (const table of going) expect({ table, rows: await rowsIn(table) }).toEqual({ table, rows: 0 })
  const left = await select<Record<string, unknown>>(
    app().database.read,
  )`select * from buyer where id = ${id}`
  const words = Object.entries(left[0] ?? {}).filter(([, value]) => typeof value === 'string' && value !== '')
  expect(words).toEqual([])
})

test('a download holds the addresses and pictures of the buyer who asks, and of nobody else', async () => {
  const { token } = await aBuyer(app().database)
  const stranger = await aBuyer(app().database)
  await anAddress(app(), token, { consignee: '本人' })
  await anAddress(app(), stranger.token, { consignee: '别人' })
  const url = await anUpload(app(), token, 'avatar')
  const { data } = await app().as({ token }).account.downloadMyData()
  expect(data).toMatchObject({ addresses: [{ consignee: '本人' }], pictures: [{ url, purpose: 'avatar' }] })
  expect(JSON.stringify(data)).not.toContain('别人')
})

test('a closed account takes its addresses and its cart along, and its picture within a day', async () => {
  const { id, token } = await aBuyer(app().database, { password: 'fresh1234' })
  await anAddress(app(), token)
  const good = await aGood(app().database, { stock: 5, cents: 990 })
  expect(
    await app()
      .as({ token })
      .cart.addLine({ ...good, type: 'cover', num: 1, id: 0 }),
  ).toMatchObject({
    code: 1,
  })
  const avatar = await anUpload(app(), token, 'avatar')
  await app().as({ token }).profile.updateProfile({ avatar })
  expect(await app().as({ token }).account.closeAccount({ password: 'fresh1234' })).toMatchObject({ code: 1 })
  const left = await app()
    .database.read.selectFrom('address')
    .select('id')
    .where('buyer_id', '=', id)
    .execute()
  expect(left).toEqual([])
  const cart = app().database.read.selectFrom('cart_line').select('id').where('buyer_id', '=', id)
  expect(await cart.execute()).toEqual([])
  app().now = new Date(app().now.getTime() + 25 * 3_600_000)
  await app().jobs.runNow('uploads')
  expect((await fetch(app().origin + avatar)).status).toBe(404)
})
