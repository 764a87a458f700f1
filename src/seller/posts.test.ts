import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { sellerScenes } from './test-scenes.ts'

const app = testApp()
const { seller, file } = await sellerScenes(app)

test('a post is published from files, listed, changed and removed by the command', async () => {
  await writeFile(file('zh.html'), '<p>正文<script>alert(1)</script></p>')
  await writeFile(file('en.html'), '<p>Text</p>')
  await writeFile(file('picture.jpg'), await aPicture())
  const texts = [
    '--title-zh',
    '秋柿',
    '--title-en',
    'Persimmons',
    '--summary-zh',
    '摘要',
    '--summary-en',
    'Sum',
  ]
  const files = ['--content-zh', file('zh.html'), '--content-en', file('en.html')]
  const feed = async () => (await app().as().community.listPosts()).data?.data ?? []
  expect(await feed()).toEqual([])

  const goods = await aProduct(app().database)
  const more = ['--products', String(goods), '--author-zh', '老于', '--author-en', 'Old Yu']
  const published = await seller(
    ...['posts', 'publish', ...texts, ...files, ...more],
    ...['--picture', file('picture.jpg'), '--author-picture', file('picture.jpg')],
  )
  expect(published).toMatchObject({ code: 0, err: '' })
  const id = Number(/^Post (\d+) is published\n$/.exec(published.out)?.[1])
  // The answer was kept in the running shop, whose clock stood still; the notice of the command drops it.
  app().now = new Date()
  await expect.poll(feed).toMatchObject([{ id, title: '秋柿' }])
  expect((await app().as().community.showPost({ id })).data?.content).toBe('&lt;p&gt;正文&lt;/p&gt;')
  const [{ thumb = '', author } = {}] = await feed()
  expect(author).toEqual({ name: '老于', avatar: thumb })
  const under = async () => (await app().as().community.listPostProducts({ id })).data?.map((card) => card.id)
  expect(await under()).toEqual([goods])
  expect((await fetch(app().origin + thumb)).status).toBe(200)

  const later = await seller(
    'posts',
    'publish',
    ...texts,
    ...files,
    '--picture',
    thumb,
    '--at',
    '2099-01-02 08:00',
  )
  expect(later.out).toMatch(/^Post \d+ will be published at 2099-01-02 08:00:00\n$/)
  const listed = await seller('posts')
  expect(listed.out).toMatch(/^ID +Time +State +Title +Likes +Dislikes +Comments\n/)
  expect(listed.out).toMatch(/2099-01-02 08:00:00 +scheduled +Persimmons +0 +0 +0\n/)
  expect(listed.out).toContain('Page 1 of 1, 2 in all\n')
  expect(JSON.parse((await seller('posts', '--json')).out)).toMatchObject({ code: 1, data: { total: 2 } })

  expect((await seller('posts', 'change', String(id), '--title-zh', '冬柿')).out).toBe(
    `Post ${id} was changed\n`,
  )
  await expect.poll(feed).toMatchObject([{ title: '冬柿' }])
  await seller('posts', 'change', String(id), '--products', 'none')
  await expect.poll(under).toEqual([])
  expect((await seller('posts', 'comments')).out).toContain('Page 1 of 1, 0 in all\n')
  expect((await seller('posts', 'remove', String(id))).out).toBe(`Post ${id} was removed\n`)
  await expect.poll(feed).toEqual([])
  expect(await seller('posts', 'remove', String(id))).toEqual({
    code: 1,
    out: '',
    err: `There is no post ${id}\n`,
  })
})

test.each([
  [
    ['posts', 'fly'],
    2,
    'posts takes one of: publish, change, remove, comments, hide-comment, unhide-comment, clear-reports, remove-comment\n',
  ],
  [['posts', 'change'], 2, 'ID must be a whole number. See --help\n'],
  [
    ['posts', 'change', '1', '--products', '1,x'],
    2,
    '--products ID,ID|none must be a whole number. See --help\n',
  ],
  [
    ['posts', 'publish', '--content-zh', '/nothing/here.html'],
    1,
    'The file /nothing/here.html cannot be used (ENOENT)\n',
  ],
  [['posts', 'publish', '--title-zh', '一'], 1, '--title-en must be one line of 1 to 80 characters\n'],
])('%j is answered in one line', async (args, code, err) => {
  expect(await seller(...args)).toEqual({ code, out: '', err })
})
