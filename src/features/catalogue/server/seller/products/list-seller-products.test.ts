import { beforeEach, expect, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
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

test.each(['new', 'sales', 'price'] as const)(
  'sorted by %s an old product is found by a part of its name behind thousands of newer ones',
  async (sort) => {
    const old = await named('水蜜桃', { name: { zh_CN: '水蜜桃', en_US: 'Honey peach' } })
    await named('蜜制的桃')
    const shown = await asSeller(app()).productsSeller.showSellerProduct({ id: old })
    await asSeller(app()).productsSeller.changeSku({ id: shown.data!.skus[0]!.id, code: 'PCH-7' })
    await addNewer(old, 2500)
    for (const find of ['蜜桃', '桃', 'ney pea', String(old), 'PCH-7'])
      expect(await names({ find, sort, rows: 200 }), find).toContain('水蜜桃')
    expect(await names({ find: '蜜桃', sort })).toEqual(['水蜜桃'])
    expect(await names({ find: '柿', sort })).toEqual([])
  },
)

test.each(['new', 'sales', 'price'] as const)(
  'sorted by %s what lacks something is found behind thousands that do not',
  async (sort) => {
    const whole = await named('齐全')
    const [shop, category] = [await aShop(app().database), await aCategory(app().database)]
    await named('没有英文', { intro: { zh_CN: '甜', en_US: '' } })
    await named('规格没有英文', { skus: [aSku({ name: { zh_CN: '一箱', en_US: '' } })] })
    await named('卖完的', { skus: [aSku({ stock: 0 })] })
    await named('没有图', { covers: [], onSale: false })
    const off = await named('下架的', { shopId: shop, categoryId: category })
    await asSeller(app()).productsSeller.switchProducts({ ids: [off], on_sale: 0 })
    await addNewer(whole, 2500)
    await giveSkus(whole)
    const found = async (asked: Asked) => (await names({ ...asked, sort })).toSorted()
    expect(await found({ shelf: 'english' })).toEqual(['没有英文', '规格没有英文'].toSorted())
    expect(await found({ shelf: 'barred' })).toEqual(['卖完的', '没有图'].toSorted())
    expect(await found({ shelf: 'off' })).toEqual(['下架的', '没有图'].toSorted())
    expect(await found({ shop_id: shop })).toEqual(['下架的'])
    expect(await found({ category })).toEqual(['下架的'])
    expect(await found({ shelf: 'english', find: '规格' })).toEqual(['规格没有英文'])
  },
)

test('what gets its English is no longer looked for, and what loses it is', async () => {
  const seller = asSeller(app()).productsSeller
  const id = await named('桃', { skus: [aSku({ name: { zh_CN: '一箱', en_US: '' } })] })
  const whole = await named('齐全')
  await addNewer(whole, 2500)
  await giveSkus(whole)
  const waiting = () => names({ shelf: 'english' })
  const [sku] = (await seller.showSellerProduct({ id })).data!.skus
  expect(await waiting()).toEqual(['桃'])
  await seller.changeSku({ id: sku!.id, name: { zh_CN: '一箱', en_US: 'A box' } })
  expect(await waiting()).toEqual([])
  await seller.changeProduct({ id, summary: { zh_CN: '甜', en_US: '' } })
  expect(await waiting()).toEqual(['桃'])
  await seller.changeProduct({ id, summary: { zh_CN: '甜', en_US: 'Sweet' } })
  expect(await waiting()).toEqual([])
})

test('without a letter only a code is meant', async () => {
  const id = await named('桃-李')
  const { data } = await asSeller(app()).productsSeller.showSellerProduct({ id })
  expect(await names({ find: '-' })).toEqual([])
  await asSeller(app()).productsSeller.changeSku({ id: data!.skus[0]!.id, code: '-' })
  expect(await names({ find: '-' })).toEqual(['桃-李'])
})

/** Copies of a product have none. */
async function giveSkus(of: number): Promise<void> {
  await run(app().database.statement)`
    insert into sku (product_id, name, price_cents, stock, position)
    select p.id, '{"zh_CN": "箱", "en_US": "Box"}', p.price_cents, 5, 1
    from product p where p.id > ${of} and not exists (select from sku where product_id = p.id)`
}

/** Copies that are newer, dearer and sold more, with other names. */
async function addNewer(of: number, count: number): Promise<void> {
  await run(app().database.statement)`
    insert into product (shop_id, category_id, top_category_id, name, summary, intro, covers, virtual, price_cents, sales,
      is_new, is_recommended, free_shipping, on_sale, published_at, updated_at)
    select shop_id, category_id, top_category_id, '{"zh_CN": "梨", "en_US": "Pear"}', summary, intro, covers, virtual,
      price_cents + n, sales + n, is_new, is_recommended, free_shipping, on_sale, published_at, updated_at
    from product, generate_series(1, ${count}::int) n where id = ${of}`
}

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
    // On both shelves, one among the other.
    for (const [at, priceCents] of [500, 500, 300, 900, 500].entries())
      await named('果', { skus: [aSku({ priceCents })], onSale: at % 2 === 0 })
    const seen: number[] = []
    for (let after = '', next = 'first'; next !== ''; after = next) {
      const page = await list({ sort, after, rows: 2 })
      seen.push(...page.data.map(({ id }) => id))
      next = page.next
    }
    const whole = (await list({ sort })).data.map(({ id }) => id)
    expect(seen).toEqual(whole)
    expect(new Set(seen).size).toBe(5)
    if (sort !== 'price') return expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    const prices = (await list({ sort })).data.map(({ price }) => Number(price))
    expect(prices).toEqual([9, 5, 5, 5, 3])
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
