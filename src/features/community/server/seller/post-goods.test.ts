import { expect, test } from 'vitest'
import { later, minutes, shopTime } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import { aProduct, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { aStory } from './test-scenes.ts'

const app = testApp()
const seller = () => asSeller(app()).communitySeller
const goodsUnder = async (id: number) =>
  (await app().as().community.listPostProducts({ id })).data?.map((card) => card.id)
const postsAbout = async (product_id: number, language = 'zh-cn') =>
  (await app().as({ language }).community.listProductPosts({ product_id })).data ?? []

test('goods stand under a post in the order chosen, the post stands at the goods, and both follow a change', async () => {
  const [apple, pear, plum] = [
    await aProduct(app().database),
    await aProduct(app().database),
    await aProduct(app().database, { onSale: false }),
  ]
  const published = await seller().publishPost({ ...(await aStory()), products: [pear, apple, plum, pear] })
  const { id } = published.data!
  expect(published.data?.products).toEqual([pear, apple, plum])
  // What is off the shelf cannot be bought, so it is not offered.
  expect(await goodsUnder(id)).toEqual([pear, apple])
  expect((await postsAbout(apple)).map((post) => post.id)).toEqual([id])

  expect(await seller().changePost({ id, title: { zh_CN: '柿子红了' } })).toMatchObject({ code: 1 })
  expect(await goodsUnder(id)).toEqual([pear, apple])
  await seller().changePost({ id, products: [apple] })
  expect(await goodsUnder(id)).toEqual([apple])
  expect(await postsAbout(pear)).toEqual([])
  expect((await postsAbout(apple))[0]?.title).toBe('柿子红了')
  await seller().changePost({ id, products: [] })
  expect(await goodsUnder(id)).toEqual([])
})

test('goods that do not exist are named, and nothing of the change is kept', async () => {
  const apple = await aProduct(app().database)
  const { id } = (await seller().publishPost({ ...(await aStory()), products: [apple] })).data!
  expect(
    await seller().changePost({ id, title: aText('别的'), products: [apple, 999_999_999] }),
  ).toMatchObject({ code: 0, msg: '没有编号为 999999999 的商品' })
  expect(await goodsUnder(id)).toEqual([apple])
  expect((await postsAbout(apple))[0]?.title).toBe('秋天的柿子')
})

test('a post that waits for its time tells nothing of its goods, nor they of it', async () => {
  const apple = await aProduct(app().database)
  const at = shopTime(later(app().now, minutes(30)))
  const { id } = (await seller().publishPost({ ...(await aStory()), products: [apple], at })).data!
  expect(await goodsUnder(id)).toEqual([])
  expect(await postsAbout(apple)).toEqual([])
  app().now = later(app().now, minutes(32))
  expect(await goodsUnder(id)).toEqual([apple])
  expect(await postsAbout(apple)).toHaveLength(1)
})

test('a post is signed in both languages, with a portrait, until the signature is taken away', async () => {
  const apple = await aProduct(app().database)
  const { id } = (
    await seller().publishPost({
      ...(await aStory()),
      products: [apple],
      author: { zh_CN: '老于' },
      author_picture: fileOf(await aPicture({ width: 70 })),
    })
  ).data!
  const signed = async (language = 'zh-cn') => (await postsAbout(apple, language))[0]?.author
  expect(await signed()).toEqual({ name: '老于', avatar: expect.stringContaining('/pictures/') })
  expect((await signed('en-us'))?.name).toBe('老于')
  await seller().changePost({ id, author: { en_US: 'Old Yu' } })
  expect([(await signed())?.name, (await signed('en-us'))?.name]).toEqual(['老于', 'Old Yu'])
  expect(await seller().changePost({ id, author: aText('长'.repeat(41)) })).toMatchObject({
    code: 0,
    msg: '--author-zh 必须是 1 到 40 个字符的单行文本',
  })
  await seller().changePost({ id, author: { zh_CN: '', en_US: '' }, author_picture: '' })
  expect(await signed()).toEqual({ name: '', avatar: '' })
})
