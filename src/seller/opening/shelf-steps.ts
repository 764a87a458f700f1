import { PROMISE_ICONS } from '#features/site/promise-icons.ts'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { needData, refuseUsage } from '../faults.ts'
import { keepPicture } from '../keep-picture.ts'
import { askBoth, IN_BOTH, isThereIn, type Step, textIn } from './step.ts'

const has = async (api: Api, need: string) =>
  needData(await api.openingSeller.showOpening()).needs.some(
    ({ name, is_met }) => name === need && is_met === 1,
  )

const promisesOf = async (api: Api) => needData(await api.identitySeller.showPromises())

/** A title, and a line below it that may stay empty. */
const askTitled = (below: string) => [
  ...askBoth('title', m.openshop_title_zh, m.openshop_title_en),
  ...askBoth(below, m.openshop_text_zh, m.openshop_text_en, true),
]

/** Where goods stand and what leads to them. */
export const SHELF_STEPS: readonly Step[] = [
  {
    name: 'shop',
    title: m.openshop_shop,
    needed: true,
    many: true,
    questions: [
      ...askBoth('name', m.openshop_shop_zh, m.openshop_shop_en),
      ...askBoth('city', m.openshop_city_zh, m.openshop_city_en),
      ...askBoth('intro', m.openshop_intro_zh, m.openshop_intro_en, true),
      { key: 'logo', ask: m.openshop_picture, isFile: true },
    ],
    isDone: (api) => has(api, 'shop'),
    isThere: (api, given) =>
      isThereIn(api.shopSeller.listSellerShops(), ({ name }) => name.zh_CN === given.name_zh),
    async save(api, given) {
      const logo = await keepPicture(api, given.logo ?? '')
      const [name, city, intro] = ['name', 'city', 'intro'].map((key) => textIn(given, key))
      needData(await api.shopSeller.addShop({ name: name!, city: city!, intro: intro!, logo }))
    },
  },
  {
    name: 'category',
    title: m.openshop_category,
    needed: true,
    many: true,
    questions: [
      ...IN_BOTH,
      { key: 'slug', ask: m.openshop_slug },
      { key: 'picture', ask: m.openshop_picture, isFile: true },
      { key: 'below', ask: m.openshop_below, optional: true },
    ],
    isDone: (api) => has(api, 'category'),
    isThere: (api, given) =>
      isThereIn(api.categoriesSeller.listSellerCategories(), ({ slug }) => slug === given.slug),
    async save(api, given) {
      const all = needData(await api.categoriesSeller.listSellerCategories())
      const above = all.find(({ slug }) => slug === given.below)
      if (given.below && !above) return refuseUsage(m.openshop_no_category, { slug: given.below })
      const picture = await keepPicture(api, given.picture ?? '')
      const place = { slug: given.slug ?? '', pid: above?.id ?? 0 }
      needData(await api.categoriesSeller.addCategory({ ...place, name: textIn(given), picture }))
    },
  },
  {
    name: 'promise',
    title: m.openshop_promise,
    needed: false,
    many: true,
    questions: [...askTitled('text'), { key: 'icon', ask: m.openshop_icon }],
    isDone: async (api) => (await promisesOf(api)).length > 0,
    isThere: async (api, given) =>
      (await promisesOf(api)).some(({ title }) => title.zh_CN === given.title_zh),
    async save(api, given) {
      const icon = PROMISE_ICONS.find((one) => one === given.icon)
      if (!icon) return refuseUsage(m.seller_one_of, { name: 'icon', known: PROMISE_ICONS.join(', ') })
      const added = { icon, title: textIn(given, 'title'), text: textIn(given, 'text') }
      needData(await api.identitySeller.setPromises({ promises: [...(await promisesOf(api)), added] }))
    },
  },
  {
    name: 'slide',
    title: m.openshop_slide,
    needed: false,
    many: true,
    questions: [
      ...askTitled('subtitle'),
      { key: 'link', ask: m.openshop_link },
      { key: 'picture', ask: m.openshop_picture, isFile: true },
    ],
    isDone: async (api) => needData(await api.slidesSeller.listSellerSlides()).length > 0,
    isThere: (api, given) =>
      isThereIn(api.slidesSeller.listSellerSlides(), ({ title }) => title.zh_CN === given.title_zh),
    async save(api, given) {
      const picture = await keepPicture(api, given.picture ?? '')
      const words = { title: textIn(given, 'title'), subtitle: textIn(given, 'subtitle') }
      needData(await api.slidesSeller.addSlide({ ...words, link: given.link ?? '', picture }))
    },
  },
]
