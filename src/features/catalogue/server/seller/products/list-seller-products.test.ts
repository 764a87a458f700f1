import { beforeEach, expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aCategory, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
type Asked = Parameters<ReturnType<typeof asSeller>['productsSeller']['listSellerProducts']>[0]

const list = async (asked: Asked = {}) => {
  const answer = await asSeller(app()).productsSeller.listSellerProducts(asked)
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}
const names = async (asked: Asked) => (await list(asked)).data.map(({ name }) => name.zh_CN)

beforeEach(async () => {
  await app().database.statement.deleteFrom('product').execute()
})

const named = (zh: string, more: Partial<Parameters<typeof aProduct>[1]> = {}) =>
  aProduct(app().database, { name: aText(zh), ...more })

test('the list is found by name in either language, by number and by code', async () => {
  const peach = await named('水蜜桃', { name: { zh_CN: '水蜜桃', en_US: 'Honey peach' } })
  await named('苹果')
  const shown = await asSeller(app()).productsSeller.showSellerProduct({ id: peach })
  await asSeller(app()).productsSeller.changeSku({ id: shown.data!.skus[0]!.id, code: 'PCH-6' })
  for (const find of ['蜜桃', 'honey', String(peach), 'PCH-6'])
    expect(await names({ find }), find).toEqual(['水蜜桃'])
  expect(await names({ find: '100%' })).toEqual([])
})

test('a category has what stands in those below it too, and a shop its own', async () => {
  const shop = await aShop(app().database)
  const top = await aCategory(app().database)
  await named('桃', { shopId: shop, categoryId: top })
  await named('李')
  expect(await names({ category: top })).toEqual(['桃'])
  expect(await names({ shop_id: shop })).toEqual(['桃'])
})

test('it says why something cannot be bought, and finds what cannot', async () => {
  const empty = await named('卖完的', { skus: [aSku({ stock: 0 })] })
  await named('能买的', { skus: [aSku({ stock: 3 })] })
  const off = await named('下架的', { skus: [aSku({ stock: 3 })] })
  await asSeller(app()).productsSeller.switchProducts({ ids: [off], on_sale: 0 })
  expect(await names({ shelf: 'barred' })).toEqual(['卖完的'])
  expect(await names({ shelf: 'off' })).toEqual(['下架的'])
  const lines = (await list()).data
  expect(lines.find(({ id }) => id === empty)?.why_not).toEqual(['no_stock'])
  expect(lines.find(({ id }) => id === off)?.why_not).toEqual(['off'])
})

test('texts without English are counted, those of options too', async () => {
  await named('两处', {
    summary: { zh_CN: '甜', en_US: '' },
    skus: [aSku({ name: { zh_CN: '一箱', en_US: '' } })],
  })
  await named('齐全')
  const { data } = await list({ shelf: 'english' })
  expect(data.map(({ name, english_gaps }) => [name.zh_CN, english_gaps])).toEqual([['两处', 2]])
})

test.each(['new', 'sales', 'price'] as const)(
  'sorted by %s it goes on where it stopped: each product once, none left out',
  async (sort) => {
    for (const priceCents of [500, 500, 300, 900, 500]) await named('果', { skus: [aSku({ priceCents })] })
    const seen: number[] = []
    for (let after = '', next = 'first'; next !== ''; after = next) {
      const page = await list({ sort, after, rows: 2 })
      seen.push(...page.data.map(({ id }) => id))
      next = page.next
    }
    const whole = (await list({ sort })).data.map(({ id }) => id)
    expect(seen).toEqual(whole)
    expect(new Set(seen).size).toBe(5)
  },
)

test('support may look at the list, a packer may not', async () => {
  const support = await aPersonAtDesk(app(), 'support')
  expect(await support.call('productsSeller', 'listSellerProducts')).toMatchObject({ code: 1 })
  const packer = await aPersonAtDesk(app(), 'packer')
  expect(await packer.call('productsSeller', 'listSellerProducts')).toMatchObject({
    reason: 'people_no_right',
  })
})
