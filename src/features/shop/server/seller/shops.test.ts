import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aStoredPicture } from '#testing/builders/build-picture.ts'
import { aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app()).shopSeller
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })

test('a shop is added and renamed; visitors see it, and find its products by the new name', async () => {
  const logo = await aStoredPicture(app())
  const { id } = (
    await seller().addShop({ name: both('果园里'), intro: both('自家果园'), city: both('烟台'), logo })
  ).data!
  const product = await aProduct(app().database, { shopId: id })
  expect((await app().as().shop.showShop({ id })).data).toMatchObject({ name: '果园里', city: '烟台', logo })
  expect(await seller().changeShop({ id, name: { zh_CN: '栖霞果农' } })).toMatchObject({
    code: 1,
    data: { name: { zh_CN: '栖霞果农', en_US: '果园里 (en)' }, product_count: 1 },
  })
  expect((await app().as().shop.showShop({ id })).data?.name).toBe('栖霞果农')
  const found = await app().as().search.searchProducts({ keyword: '栖霞果农' })
  expect(found.data?.data.map((one) => one.id)).toEqual([product])
  expect((await seller().listSellerShops()).data).toMatchObject([{ id, product_count: 1 }])
})

test('there is no shop without a logo that is here, and none that nobody made', async () => {
  const shop = { name: both('x'), intro: both(''), city: both('x') }
  expect(await seller().addShop({ ...shop, logo: '/pictures/none' })).toMatchObject({
    reason: 'pictures_none',
  })
  expect(await seller().changeShop({ id: 999_999 })).toMatchObject({ reason: 'sellershops_none' })
})
