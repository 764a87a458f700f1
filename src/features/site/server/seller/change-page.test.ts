import { expect, test } from 'vitest'
import { decodeEntities } from '#platform/decode-entities.ts'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app()).siteSeller
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })
const show = async (type: number, language = 'zh-cn') => {
  const { data, ...answer } = await app().as({ language }).site.showContentPage({ type })
  return data ? { ...data, content: decodeEntities(data.content) } : answer
}

test('a page is written in both languages, then one language alone; visitors see it at once', async () => {
  const others = (await app().as().site.listPages()).data ?? []
  const written = (await seller().listSellerPages()).data ?? []
  expect(await show(12)).toMatchObject({ code: 0 })
  expect(
    await seller().changePage({ id: 12, title: both('关于'), content: both('<p>你好</p>') }),
  ).toMatchObject({
    code: 1,
  })
  expect(await show(12)).toMatchObject({ title: '关于', content: '<p>你好</p>' })
  await seller().changePage({ id: 12, content: { en_US: '<p>Hello</p>' } })
  expect(await show(12)).toMatchObject({ title: '关于', content: '<p>你好</p>' })
  expect(await show(12, 'en-us')).toMatchObject({ title: '关于 (en)', content: '<p>Hello</p>' })
  expect((await app().as().site.listPages()).data).toEqual([{ id: 12, title: '关于' }, ...others])
  expect((await seller().listSellerPages()).data).toMatchObject([
    { id: 12, letters: { zh_CN: 2, en_US: 5 } },
    ...written,
  ])
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed">x</p>',
  '<a href="//evil.example">x</a>',
  '<form action="https://evil.example"><input name=a></form>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
])('nothing of %s is kept but its words', async (html) => {
  await seller().changePage({ id: 13, title: both('隐私'), content: both(`<p>安全</p>${html}`) })
  const { content } = (await show(13)) as { content: string }
  expect(content).toContain('<p>安全</p>')
  expect(content).not.toMatch(/script|onerror|onload|iframe|style|evil|<form|<svg|<math/i)
})

test.each([
  [{ id: 77, title: both('新'), content: { zh_CN: '<p>只有中文</p>' } }, '正文须为'],
  [{ id: 78, content: both('<p>没有标题</p>') }, '标题须为'],
  [{ id: 79, title: both('x'.repeat(81)), content: both('<p>长</p>') }, '标题须为'],
  [{ id: 80, title: both('空'), content: both('<script>1</script>') }, '正文须为'],
])('an incomplete page is refused: %j', async (page, msg) => {
  expect((await seller().changePage(page)).msg).toContain(msg)
  expect(await seller().showPage({ id: page.id })).toMatchObject({ code: 0 })
  expect(await app().call('/seller/pages/change', page)).toMatchObject({ status: 404 })
})
