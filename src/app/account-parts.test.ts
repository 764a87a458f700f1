import { expect, test } from 'vitest'
import { anAddress } from '#testing/builders/build-address.ts'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { aGood } from '#testing/builders/build-order.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

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
