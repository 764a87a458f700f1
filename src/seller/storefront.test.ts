import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { aPicture } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const picture = (await testFolder())('picture.jpg')
beforeAll(async () => writeFile(picture, await aPicture()))

const seller = (...args: string[]) => typeAsSeller(app(), args)
const names = (zh: string, en: string) => ['--zh', zh, '--en', en]

test('shops, categories and slides are made from files by the command', async () => {
  const shop = ['--name-zh', '果园', '--name-en', 'Orchard', '--city-zh', '烟台', '--city-en', 'Yantai']
  expect((await seller('shops', 'add', ...shop, '--logo', picture)).out).toBe('Shop 1 was added\n')
  expect((await seller('shops')).out).toMatch(
    /^ID +Name +City +Products +About it\n +1 +Orchard +Yantai +0\n/,
  )

  const added = await seller('categories', 'add', 'fruit', ...names('水果', 'Fruit'), '--picture', picture)
  expect(added).toMatchObject({ code: 0, out: 'Category 1 was added\n' })
  const below = [...names('苹果', 'Apples'), '--picture', picture, '--below', '1']
  await seller('categories', 'add', 'apples', ...below)
  await seller('categories', 'add', 'fish', ...names('鱼', 'Fish'), '--picture', picture)
  expect((await seller('categories', 'move', '3', '1')).out).toMatch(/fish.*fruit.* {2}apples/s)
  expect((await seller('categories', 'put', '2', '--below', '3')).out).toBe('Category 2 was moved\n')
  expect((await seller('categories', 'remove', '3')).err).toMatch(/still holds products or other categories/)

  const title = ['--title-zh', '下树季', '--title-en', 'Picking time']
  const slide = [...title, '--link', '/Search', '--picture', picture]
  expect((await seller('slides', 'add', ...slide)).out).toBe('Slide 1 was added\n')
  await seller('slides', 'change', '1', '--until', '2020-01-01 00:00')
  expect((await seller('slides')).out).toMatch(/Picking time +\/Search +no +2020-01-01 00:00:00\n/)
  const thumb = JSON.parse((await seller('slides', '--json')).out).data[0].picture
  expect((await fetch(app().origin + thumb)).status).toBe(200)
})

test('promises, links, couriers and reasons are kept by their number or code', async () => {
  const promise = ['--title-zh', '冷链', '--title-en', 'Cold chain']
  expect((await seller('promises', 'add', 'snowflake', ...promise)).out).toBe('1 promise was saved\n')
  expect((await seller('promises', 'remove', '2')).err).toBe('There is no line 2\n')
  expect((await seller('promises', 'remove', '1')).out).toBe('0 promises were saved\n')
  await seller('links', 'add', '/SinglePage?id=16', ...names('问答', 'FAQ'))
  expect((await seller('links')).out).toMatch(/1 +FAQ +\/SinglePage\?id=16/)
  expect((await seller('couriers', 'off', 'SF')).out).toBe('Courier SF was changed\n')
  expect((await seller('couriers')).out).toMatch(/SF +SF Express +no/)
  expect((await seller('reasons', 'add', 'refund', ...names('不冰', 'Arrived warm'))).out).toMatch(
    /^Reason \d+/,
  )
})

test('a logo comes from a file, words with commas between, and a setting can be taken away', async () => {
  expect((await seller('settings', 'set', 'app', 'app_logo', '--picture', picture)).code).toBe(0)
  await seller('settings', 'set', 'search', 'hot_words', ...names('苹果，梨', 'apples, pears'))
  expect((await app().as().search.listHotWords()).data).toEqual(['苹果', '梨'])
  expect((await seller('settings', 'clear', 'search', 'hot_words')).out).toBe(
    'search hot_words was taken away\n',
  )
  expect(await seller('settings', 'set', 'app', 'accent', '#ffee00')).toEqual({
    code: 1,
    out: '',
    err: '#ffee00 is too light for white words on it: choose a darker one (contrast of at least 4.5:1)\n',
  })
})

test.each([
  [
    ['categories', 'add', 'fruit-2', ...names('x', 'x'), '--picture', '/nothing/here.jpg'],
    1,
    /cannot be used \(ENOENT\)/,
  ],
  [['categories', 'add', 'Fresh Fruit', ...names('x', 'x'), '--picture', '/logo.svg'], 1, /not valid: slug/],
  [['slides', 'add', '--title-zh', 'x'], 2, /--title-en TEXT/],
  [['promises', 'add', 'rocket'], 2, /takes one of: leaf, snowflake/],
])('%j is refused', async (args, code, says) => {
  const said = await seller(...args)
  expect(said.code).toBe(code)
  expect(said.err).toMatch(says)
})
