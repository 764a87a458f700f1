import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aProduct } from '#testing/builders/index.ts'
import { openingAnswers } from '#testing/opening-answers.ts'
import { startTestApp, type TestApp, testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp({ open: false })
const file = await testFolder()
beforeAll(async () => {
  await writeFile(file('logo.png'), await aPicture({ format: 'png' }))
  await writeFile(file('zh.txt'), '第一条 <请看>\n\n第二条')
  await writeFile(file('en.html'), '<h2>One</h2><p>Two</p>')
})

const open = (shop: TestApp, args: string[], typed?: string[]) =>
  typeAsSeller(shop, ['open-shop', ...args], {}, typed ? { typed } : {})

test('a person is asked step by step, corrects a slip, stops, and goes on where it was left', async () => {
  const { now } = app()
  const first = [
    '果园里',
    'In the Orchard',
    '',
    '#ffff00',
    '#8c240b',
    '',
    '',
    '',
    '',
    '',
    '',
    '0535-555 0101',
  ]
  const begun = await open(app(), [], first)
  expect(begun).toMatchObject({ code: 0 })
  expect(begun.out).toContain('Name of the shop (needed)\nSaved: Name of the shop\n')
  expect(begun.out).toContain('#ffff00 is too light for white words on it')
  expect(begun.out).toContain('Give a phone number or a mail address at least')
  expect(begun.out).toContain('run open-shop again to go on')
  app().now = now

  const rest = [
    ...['', '', '0535-555 0101', '', '', '', ''],
    ...['果园路 1 号', '1 Orchard Road', '售后组', 'After-sales', '0535-555 0102'],
    ...[file('nothing.txt'), file('en.html'), file('zh.txt'), file('en.html')],
    ...[file('zh.txt'), file('en.html'), ''],
    ...['栖霞果园', 'Qixia Orchard', '烟台', 'Yantai', '', '', file('logo.png'), ''],
    ...[
      '水果',
      'Fruit',
      'fruit',
      file('logo.png'),
      '',
      '苹果',
      'Apples',
      'apples',
      file('logo.png'),
      'fruit',
      '',
    ],
    ...['', '', 'y'],
  ]
  const refused = await open(app(), [], rest)
  expect(refused.out).toContain('✓ Name of the shop\n')
  expect(refused.out).toContain(`The file ${file('nothing.txt')} cannot be used (ENOENT)`)
  expect(refused.err).toContain('The shop cannot open yet. It lacks: a product on sale, with a picture')
  expect(refused.code).toBe(1)

  await aProduct(app().database, { shopId: 1, categoryId: 2 })
  const opened = await open(app(), [], ['', '', '', '', '', 'y'])
  expect(opened.out).toContain('The shop is open: visitors are welcome\n')
  const { data } = await app().as({ language: 'en-us' }).site.showIdentity()
  expect(data).toMatchObject({ name: 'In the Orchard', accent: '#8c240b', pages: [13, 14], is_open: 1 })
  const page = await app().as().site.showContentPage({ type: 14 })
  expect(page.data).toMatchObject({ title: '用户协议' })
  expect(page.data?.content).toContain('&lt;p&gt;第二条&lt;/p&gt;')
  const { data: categories } = await app().as().catalogue.listCategories({ level: 2 })
  expect(categories).toMatchObject([{ name: '水果' }, { name: '苹果', pid: categories?.[0]?.id }])
})

const ANSWERS = () => ({
  ...openingAnswers({ zh: file('zh.txt'), en: file('en.html') }, file('logo.png')),
  contact: { mail: 'hello@orchard.example' },
  category: [
    { zh: '水果', en: 'Fruit', slug: 'fruit', picture: file('logo.png') },
    { zh: '苹果', en: 'Apples', slug: 'apples', picture: file('logo.png'), below: 'fruit' },
  ],
})

test('a script gives all answers in a file; run again, nothing is added twice', async () => {
  const shop = await startTestApp({ open: false })
  try {
    const answers = file('answers.json')
    await writeFile(answers, JSON.stringify({ ...ANSWERS(), open: false }))
    expect(await open(shop, ['--answers', answers])).toMatchObject({ code: 0, err: '' })
    const again = await open(shop, ['--answers', answers])
    expect(again.out).not.toContain('Saved')
    expect(again.out).toMatch(/a product on sale, with a picture +missing\nThe shop is not open yet\.\n$/)
    expect(JSON.parse((await typeAsSeller(shop, ['categories', '--json'])).out).data).toHaveLength(2)
    await aProduct(shop.database)
    await writeFile(answers, JSON.stringify(ANSWERS()))
    const opened = await open(shop, ['--answers', answers, '--json'])
    expect(JSON.parse(opened.out)).toMatchObject({ code: 1, data: { is_open: 1 } })
    expect((await open(shop, ['preview'])).out).toMatch(/^http:\/\/\S+\/preview\/\d+\.[\w-]{43}\n/)
    expect((await open(shop, ['close'])).code).toBe(0)
  } finally {
    await shop.close()
  }
})

test.each([
  [{ nmae: { zh: 'x', en: 'x' } }, 2, 'There is no question “nmae” for the file of answers\n'],
  [{ slide: [{ titel_zh: 'x' }] }, 2, 'There is no question “slide.titel_zh” for the file of answers\n'],
  [{ accent: {} }, 2, '“accent.colour” is missing in the file of answers\n'],
  [{ accent: { colour: '#ffffff' } }, 1, 'accent: #ffffff is too light'],
])('%j is refused, and it is said where', async (answers, code, says) => {
  const shop = await startTestApp({ open: false })
  await writeFile(file('bad.json'), JSON.stringify(answers))
  const said = await open(shop, ['--answers', file('bad.json')])
  expect(said.code).toBe(code)
  expect(said.err).toContain(says)
  await shop.close()
})
