import { afterEach, expect, test } from 'vitest'
import { hours, later, shopTime } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aStoredPicture } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').slidesSeller
afterEach(async () => {
  app().now = new Date()
  for (const { id } of (await seller().listSellerSlides()).data ?? []) await seller().removeSlide({ id })
})
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })
const shown = async () => (await app().as().site.listSlides()).data?.map(({ title }) => title)
const aSlide = async (title: string, more = {}) =>
  seller().addSlide({
    title: both(title),
    link: '/Search',
    picture: await aStoredPicture(app()),
    ...more,
  })

test('slides are added, changed, put in order and taken away; visitors see it at once', async () => {
  const first = (await aSlide('苹果')).data!
  const second = (await aSlide('螃蟹')).data!
  expect(await shown()).toEqual(['苹果', '螃蟹'])
  await seller().orderSlides({ ids: [second.id, first.id] })
  expect(await shown()).toEqual(['螃蟹', '苹果'])
  await seller().changeSlide({
    id: first.id,
    title: { zh_CN: '梨' },
    link: 'https://elsewhere.example/pears',
  })
  expect((await app().as({ language: 'en-us' }).site.listSlides()).data).toMatchObject([
    {},
    { title: '苹果 (en)', link: 'https://elsewhere.example/pears', thumb: first.picture },
  ])
  expect(await shown()).toEqual(['螃蟹', '梨'])
  await seller().removeSlide({ id: second.id })
  expect(await shown()).toEqual(['梨'])
  expect(await seller().removeSlide({ id: second.id })).toMatchObject({ reason: 'sellersite_no_slide' })
})

test('a slide is seen in its time only', async () => {
  const { now } = app()
  const { id } = (
    await aSlide('年货', {
      shown_from: shopTime(later(now, hours(1))),
      shown_until: shopTime(later(now, hours(3))),
    })
  ).data!
  expect(await shown()).toEqual([])
  expect((await seller().listSellerSlides()).data).toMatchObject([{ id, is_shown: 0 }])
  app().now = later(now, hours(2))
  expect(await shown()).toEqual(['年货'])
  app().now = later(now, hours(4))
  expect(await shown()).toEqual([])
  await seller().changeSlide({ id, shown_until: '' })
  expect(await shown()).toEqual(['年货'])
  expect(await seller().changeSlide({ id, shown_until: shopTime(now) })).toMatchObject({
    reason: 'sellersite_time_order',
  })
})

test.each([
  [{ picture: '/pictures/nothing-there' }, 'pictures_none'],
  [{ picture: '/pictures/nothing/320.webp' }, 'pictures_none'],
  [{ shown_from: 'soon' }, 'sellersite_bad_time'],
  [{ link: 'javascript:alert(1)' }, 'shell_bad_input'],
  [{ link: '//elsewhere.example' }, 'shell_bad_input'],
  [{ picture: 'https://elsewhere.example/x.png' }, 'shell_bad_input'],
  [{ title: { zh_CN: '只有中文', en_US: '' } }, 'shell_bad_input'],
])('a slide with %j is refused', async (more, reason) => {
  expect(await aSlide('x', more)).toMatchObject({ code: 0, reason })
})

test('an order that forgets one, or names a stranger, is refused', async () => {
  const one = (await aSlide('一')).data!.id
  await aSlide('二')
  for (const ids of [[one, one], [one], [one, 999_999]])
    expect(await seller().orderSlides({ ids })).toMatchObject({ reason: 'sellersite_order_incomplete' })
})
