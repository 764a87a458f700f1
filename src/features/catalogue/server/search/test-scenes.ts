import { expect } from 'vitest'
import { aCategory, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import type { Asking } from '#testing/call-wire.ts'
import type { TestApp } from '#testing/start-test-app.ts'

type Named = {
  zh: string
  en: string
  about?: string
  sales?: number
  cents?: number
  at?: string
  categoryId?: number
}

export type Page = {
  total: number
  per_page: number
  current_page: number
  corrected: string
  data: { id: number; name: string; is_collect: number; hits: [number, number][] }[]
}

export const SEARCH = '/v1/catalogue/search'

/** A small catalogue whose products are alike in part, and what is asked of it. */
export function searchScenes(app: () => TestApp) {
  const save = (one: Named, more: { onSale?: boolean; shopId?: number } = {}) =>
    aProduct(app().database, {
      name: { zh_CN: one.zh, en_US: one.en },
      summary: { zh_CN: one.about ?? '产地直发', en_US: one.about ?? 'Straight from the source' },
      sales: one.sales ?? 0,
      skus: [aSku({ priceCents: one.cents ?? 1000 })],
      publishedAt: new Date(one.at ?? '2026-11-01T00:00:00Z'),
      ...(one.categoryId ? { categoryId: one.categoryId } : {}),
      ...more,
    })

  async function search(input: object, asking: Asking = {}): Promise<Page> {
    const answer = await app().call(SEARCH, input, asking)
    expect(answer).toMatchObject({ status: 200, code: 1 })
    return answer.data as Page
  }

  async function fillCatalogue() {
    const fruit = await aCategory(app().database, { name: aText('新鲜果品') })
    const apples = await aCategory(app().database, { pid: fruit, name: aText('苹果梨') })
    const seafood = await aCategory(app().database, { name: aText('海鲜水产') })
    const all: Named[] = [
      {
        zh: '烟台红富士苹果 脆甜多汁',
        en: 'Yantai Fuji apples',
        sales: 900,
        cents: 3980,
        at: '2026-11-03',
        categoryId: apples,
      },
      { zh: '苹果', en: 'Apple', sales: 10, cents: 1280, at: '2026-11-01', categoryId: apples },
      { zh: '苹果醋饮料', en: 'Apple vinegar', sales: 5000, cents: 990, at: '2026-11-02', categoryId: fruit },
      {
        zh: '库尔勒香梨 10斤',
        en: 'Korla pears',
        about: '比苹果更脆',
        sales: 9999,
        cents: 2980,
        at: '2026-11-04',
        categoryId: fruit,
      },
      {
        zh: '挪威三文鱼 冰鲜',
        en: 'Norwegian salmon',
        sales: 700,
        cents: 9900,
        at: '2026-11-05',
        categoryId: seafood,
      },
      {
        zh: '鲜活大闸蟹',
        en: 'Hairy crabs',
        sales: 800,
        cents: 16800,
        at: '2026-11-06',
        categoryId: seafood,
      },
      {
        zh: '云南蓝莓 18mm',
        en: 'Blueberries',
        sales: 300,
        cents: 5900,
        at: '2026-11-07',
        categoryId: fruit,
      },
    ]
    for (const one of all) await save(one)
    await save({ zh: '下架的苹果', en: 'Apple gone' }, { onSale: false })
    return { fruit, apples, seafood }
  }

  return {
    save,
    search,
    fillCatalogue,
    names: async (input: object, asking: Asking = {}) =>
      (await search(input, asking)).data.map(({ name }) => name),
    /** So many that differ in nothing but their number and their sales. */
    async addJackfruits(count: number) {
      const [categoryId, shopId] = [await aCategory(app().database), await aShop(app().database)]
      for (let n = 1; n <= count; n += 1) {
        const name = { zh_CN: `波罗蜜${n}号`, en_US: `Jackfruit ${n}` }
        await aProduct(app().database, { name, sales: n, categoryId, shopId })
      }
    },
  }
}
