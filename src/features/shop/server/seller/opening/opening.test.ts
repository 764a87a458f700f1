import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ open: false })
const seller = () => asSeller(app(), 'en_US')
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })
const set = (module: string, key: string, value: unknown) =>
  seller().siteSeller.changeSetting({ module, key, value })
const write = (id: number) =>
  seller().siteSeller.changePage({ id, title: both('页'), content: both('<p>正文</p>') })

test('a shop opens once nothing is missing, and each thing that is has its name', async () => {
  const refused = await seller().openingSeller.openShop()
  expect(refused).toMatchObject({
    code: 0,
    reason: 'opening_not_ready',
    data: {
      missing: ['name', 'contact', 'agreement', 'privacy', 'return_address', 'shop', 'category', 'product'],
    },
  })
  expect(refused.msg).toContain('It lacks: its name, a phone number or a mail address,')
  await set('app', 'app_name', both('果园'))
  await set('contact', 'mail', 'hello@orchard.example')
  await write(14)
  await write(13)
  await set('aftersale', 'back_user_address', both('烟台市果园路 1 号'))
  await set('aftersale', 'back_user_name', both('售后'))
  await set('aftersale', 'back_user_mobile', '0535-555 0101')
  const product = await aProduct(app().database, { onSale: false })
  expect(await seller().openingSeller.openShop()).toMatchObject({ data: { missing: ['product'] } })
  expect((await app().call('/v1/site/identity')).status).toBe(503)
  await app()
    .database.statement.updateTable('product')
    .set({ on_sale: true })
    .where('id', '=', product)
    .execute()
  expect(await seller().openingSeller.openShop()).toMatchObject({ code: 1, data: { is_open: 1 } })
  expect((await app().as().site.showIdentity()).data).toMatchObject({ is_open: 1, pages: [13, 14] })
  expect(await seller().openingSeller.closeShop()).toMatchObject({ data: { is_open: 0 } })
  expect((await app().call('/v1/site/identity')).status).toBe(503)
})
