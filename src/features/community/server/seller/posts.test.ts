import { expect, test } from 'vitest'
import { later, minutes, seconds, shopTime } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import { aBuyer, aPost, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { aStory } from './test-scenes.ts'

const app = testApp()
const seller = () => asSeller(app()).communitySeller
const feed = async (asking = {}) => (await app().as(asking).community.listPosts()).data?.data ?? []
const post = (id: number, asking = {}) => app().as(asking).community.showPost({ id })

test('a post appears at once, in both languages, with its picture painted anew, where lists were kept', async () => {
  await feed()
  const published = await seller().publishPost(await aStory())
  expect(published).toMatchObject({ code: 1, data: { is_published: 1, comment_num: 0 } })
  const { id, picture } = published.data!
  expect(published.msg).toBe(`动态 ${id} 已发布`)
  expect((await feed())[0]).toMatchObject({ id, title: '秋天的柿子', desc: '涩柿子怎么脱涩', thumb: picture })
  expect((await post(id, { language: 'en-us' })).data).toMatchObject({
    title: '秋天的柿子 (en)',
    content: '&lt;p&gt;和苹果放一起&lt;/p&gt; (en)',
  })
  const shown = await fetch(app().origin + picture)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('a scheduled post is nowhere before its time and there by itself afterwards', async () => {
  const at = later(app().now, minutes(30))
  const { data, msg } = await seller().publishPost({ ...(await aStory()), at: shopTime(at) })
  const id = data!.id
  expect(data).toMatchObject({ is_published: 0, publish_time: shopTime(at) })
  expect(msg).toBe(`动态 ${id} 将于 ${shopTime(at)} 发布`)
  const seen = async () => (await feed()).some((one) => one.id === id)
  const { token } = await aBuyer(app().database)
  expect(await seen()).toBe(false)
  expect(await post(id)).toMatchObject({ code: 0, msg: '动态不存在或已删除' })
  expect(await app().as({ token }).community.likePost({ id })).toMatchObject({ code: 0 })
  app().now = later(at, -seconds(1))
  expect(await seen()).toBe(false)
  app().now = later(at, minutes(1))
  expect(await seen()).toBe(true)
  expect(await post(id)).toMatchObject({ code: 1 })
})

test('rich text is cleaned when it is written, whatever is in the file', async () => {
  const dirty =
    '<script>alert(1)</script><p onclick="alert(2)" style="position:fixed">好<img src=x onerror=alert(3)>' +
    '<img src="https://evil.example/x.png"><img src="//evil.example/y.png"><img src="/pictures/post-1" onload=alert(4)>' +
    '<a href="javascript:alert(5)">链接</a></p><iframe src="https://evil.example"></iframe><svg onload=alert(6)>'
  const published = await seller().publishPost({
    ...(await aStory()),
    content: { zh_CN: dirty, en_US: dirty },
  })
  const { data } = await post(published.data!.id)
  expect(data?.content).toBe(
    '&lt;p&gt;好&lt;img src=&quot;/pictures/post-1&quot; /&gt;&lt;a rel=&quot;noopener nofollow ugc&quot;&gt;链接&lt;/a&gt;&lt;/p&gt;',
  )
})

test('what is missing or wrong is named, and nothing is published', async () => {
  const before = (await seller().listSellerPosts()).data?.total
  const good = await aStory()
  const wrong = [
    [{ ...good, title: { zh_CN: '只有中文' } }, '--title-en 必须是 1 到 80 个字符的单行文本'],
    [{ ...good, title: aText('长'.repeat(81)) }, '--title-zh 必须是 1 到 80 个字符的单行文本'],
    [{ ...good, summary: aText('长'.repeat(201)) }, '--summary-zh 必须是 1 到 200 个字符的单行文本'],
    [{ ...good, content: undefined }, '--content-zh 缺少正文'],
    [{ ...good, content: { zh_CN: '<script>x</script> <p> </p>', en_US: 'x' } }, '--content-zh 缺少正文'],
    [{ ...good, at: '2026-02-31' }, '--at 无法识别“2026-02-31”，请写成 2026-11-20 08:00'],
    [{ ...good, picture: undefined }, '缺少 --picture'],
    [{ ...good, picture: '/pictures/nothing-there' }, '本站没有这张图片：/pictures/nothing-there'],
    [{ ...good, picture: '/etc/passwd' }, '本站没有这张图片：/etc/passwd'],
    [{ ...good, picture: fileOf(Buffer.from('<svg onload=alert(1)>')) }, '仅支持 JPG、PNG、WebP 格式的图片'],
  ] as const
  for (const [parts, msg] of wrong) expect(await seller().publishPost(parts)).toMatchObject({ code: 0, msg })
  expect((await seller().listSellerPosts()).data?.total).toBe(before)
})

test('a change touches what is named, in the language that is named, and is seen at once', async () => {
  const published = await seller().publishPost(await aStory())
  const { id, picture } = published.data!
  expect((await post(id)).data?.title).toBe('秋天的柿子')
  const changed = await seller().changePost({
    id,
    title: { zh_CN: '冬天的柿子' },
    picture: fileOf(await aPicture({ width: 66 })),
  })
  expect(changed).toMatchObject({ code: 1, msg: `动态 ${id} 已修改` })
  expect((await post(id)).data).toMatchObject({ title: '冬天的柿子', desc: '涩柿子怎么脱涩' })
  expect((await post(id, { language: 'en-us' })).data?.title).toBe('秋天的柿子 (en)')
  expect(changed.data!.picture).not.toBe(picture)
  expect((await fetch(app().origin + changed.data!.picture)).status).toBe(200)
  expect(await seller().changePost({ id, at: shopTime(later(app().now, minutes(5))) })).toMatchObject({
    data: { is_published: 0 },
  })
  expect((await post(id)).code).toBe(0)
  expect(await seller().changePost({ id: 999_999_999 })).toMatchObject({ code: 0 })
})

test('a removed post takes comments and likes along', async () => {
  const { id } = (await seller().publishPost(await aStory())).data!
  const { token } = await aBuyer(app().database)
  const api = app().as({ token }).community
  await api.likePost({ id })
  await api.addComment({ dynamics_id: id, content: '好' })
  expect(await seller().removePost({ id })).toMatchObject({ code: 1, msg: `动态 ${id} 已删除` })
  expect(await post(id)).toMatchObject({ code: 0 })
  expect((await feed()).some((one) => one.id === id)).toBe(false)
  expect((await api.listLiked()).data).toMatchObject({ total: 0, data: [] })
  expect((await api.listMyComments()).data).toMatchObject({ total: 0, data: [] })
  expect(await seller().removePost({ id })).toMatchObject({ code: 0, msg: `没有编号为 ${id} 的动态` })
})

test('the seller sees what is said and takes a comment away', async () => {
  const id = await aPost(app().database)
  const { token } = await aBuyer(app().database, { nickname: '广告商' })
  await app().as({ token }).community.addComment({ dynamics_id: id, content: '加微信领券' })
  const listed = (await seller().listSellerComments({ id })).data
  expect(listed).toMatchObject({
    total: 1,
    data: [{ post_id: id, user_nickname: '广告商', content: '加微信领券', post_title: '霜降后的苹果' }],
  })
  const comment = listed!.data[0]!.id
  expect(await seller().removeAnyComment({ id: comment })).toMatchObject({ code: 1 })
  expect(await seller().removeAnyComment({ id: comment })).toMatchObject({ code: 0 })
  expect((await post(id)).data?.comment_num).toBe(0)
  expect((await app().as().community.listComments({ id })).data?.data).toEqual([])
})

test('no buyer and no visitor reaches these calls', async () => {
  const { token } = await aBuyer(app().database)
  for (const path of ['list', 'publish', 'change', 'remove', 'comments', 'remove-comment']) {
    expect(await app().call(`/seller/posts/${path}`, { id: 1 }, { token })).toMatchObject({ status: 404 })
  }
})

test('whoever changes a post reads its whole text first, in both languages', async () => {
  const { data } = await seller().publishPost(await aStory())
  const read = await seller().readPost({ id: data!.id })
  expect(read.data).toMatchObject({ id: data!.id, title: aText('秋天的柿子') })
  expect(read.data?.content.zh_CN).toContain('和苹果放一起')
  expect(await seller().readPost({ id: 999_999 })).toMatchObject({ code: 0, reason: 'sellerposts_no_post' })
})
