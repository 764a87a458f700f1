import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aProduct, aSku } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp({ open: false })
const seller = () => asSeller(app(), 'en_US')
const postage = async () => (await seller().openingSeller.showOpening()).data?.postage
const priced = (priceCents: number) => ({ skus: [aSku({ priceCents })] })
const WARNS = 'no product would pay'

test('the step of postage is done once its terms were saved, even as they were', async () => {
  expect(await postage()).toEqual({ saved: 0, paid_by_none: 0 })
  await seller().postageSeller.changePostage({ fee: '0', free_from: '88' })
  expect(await postage()).toEqual({ saved: 1, paid_by_none: 0 })
})

test('a fee that no product on the shelf would pay is warned of where it is set and where the shop opens', async () => {
  const save = async () => (await seller().postageSeller.changePostage({ fee: '8', free_from: '88' })).msg
  const check = async () => (await typeAsSeller(app(), ['open-shop', '--check'])).out
  expect(await save()).not.toContain(WARNS)
  const free = await aProduct(app().database, { postage: 'free', ...priced(1000) })
  await aProduct(app().database, { postage: 'shop', ...priced(8800) })
  await aProduct(app().database, { postage: 'own', freeFromCents: 1000, ...priced(1000) })
  await aProduct(app().database, { postage: 'shop', virtual: true, ...priced(1000) })
  await aProduct(app().database, { postage: 'shop', onSale: false, ...priced(1000) })
  expect(await postage()).toEqual({ saved: 1, paid_by_none: 1 })
  expect(await save()).toContain(WARNS)
  expect(await check()).toContain(WARNS)

  await seller().productsSeller.setPostage({ ids: [free], postage: 'shop' })
  expect(await postage()).toEqual({ saved: 1, paid_by_none: 0 })
  expect(await save()).not.toContain(WARNS)
  expect(await check()).not.toContain(WARNS)

  await seller().productsSeller.changeProduct({ id: free, free_shipping_money: '10' })
  expect(await postage()).toMatchObject({ paid_by_none: 1 })
  await seller().productsSeller.changeProduct({ id: free, free_shipping_money: '10.01' })
  expect(await postage()).toMatchObject({ paid_by_none: 0 })
  await seller().postageSeller.changePostage({ fee: '0' })
  await seller().productsSeller.changeProduct({ id: free, postage: 'free' })
  expect(await postage()).toMatchObject({ paid_by_none: 0 })
})
