import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts'
import { placePictures } from '#testing/builders/build-picture.ts'
import { aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import { COMMANDS } from './commands.ts'

/** Processes and servers are started here. */
vi.setConfig({ testTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '../..')
const app = testApp()
const file = await testFolder()

beforeAll(() => placePictures(app()))
beforeEach(async () => {
  await app().database.statement.deleteFrom('product').execute()
})

type Run = { code: number | null; out: string; err: string }

const here = (more: Record<string, string>) => ({
  DATABASE_URL: app().database.url,
  SHOP_DEMO: '1',
  LANG: 'en_US.UTF-8',
  ...more,
})

const seller = (args: string[], environment: Record<string, string> = {}): Promise<Run> =>
  typeAsSeller(app(), args, environment)

/** The real command in a process of its own, beside the shop of this test. */
async function sellerProcess(
  args: string[],
  environment: Record<string, string> = {},
  input = '',
): Promise<Run> {
  const child = spawn(process.execPath, [path.join(root, 'src/seller/seller.ts'), ...args], {
    env: { PATH: process.env.PATH, ...here(environment) },
  })
  child.stdin.end(input)
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}

test('as a program: help, a pipe out and in, a faulty file, a setting', async () => {
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none', LC_ALL: 'zh_CN.UTF-8' }
  const help = await sellerProcess(['help', 'stock'], nowhere)
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help.out).toContain('查看和调整库存')

  await aProduct(app().database)
  const exported = await sellerProcess(['products', 'export', '--format', 'json'])
  expect(JSON.parse(exported.out)).toHaveLength(1)
  const piped = ['products', 'import', '-', '--format', 'json']
  expect(await sellerProcess(piped, {}, exported.out)).toEqual({
    code: 0,
    err: '',
    out: 'Imported: 0 new products, 0 changed, 1 as they were\n',
  })
  expect(await sellerProcess(piped, {}, exported.out.replace('"12.80"', '"cheap"'))).toEqual({
    code: 1,
    err: '1 fault in the file: nothing was changed\n',
    out: 'Row  Column         What is wrong\n  1  skus[0].price  must be an amount such as 12.80\n',
  })

  const notice = async () => {
    const answer = await app().as({ language: 'zh-cn' }).site.showConfig({ module: 'system' })
    return answer.code === 1 && answer.data.web_notice
  }
  expect(await notice()).toBeUndefined()
  const set = await sellerProcess([
    'settings',
    'set',
    'system',
    'web_notice',
    '--zh',
    '今日满减',
    '--en',
    'Sale',
  ])
  expect(set).toEqual({ code: 0, err: '', out: 'system web_notice was changed\n' })
  // The answer was kept; the notice of the other process drops it.
  await expect.poll(notice).toBe('今日满减')
})

test('help lists every command in both languages, and tells of each', async () => {
  const english = await seller(['help', '--language', 'en'])
  expect(english).toMatchObject({ code: 0, err: '' })
  for (const { name } of COMMANDS) expect(english.out).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'))
  expect(await seller(['--language', 'en'])).toEqual(english)
  expect((await seller(['help', '--language', 'zh'])).out).toContain('导入、导出商品')
  const one = await seller(['products', '--help', '--language', 'en'])
  expect(one.out).toContain('npx xianji-seller products import FILE [--format csv|xlsx|json] [--check]')
  expect(await seller(['help', 'products', '--language', 'en'])).toEqual(one)
})

test('whoever lets npm write into their file is told how to keep it out', async () => {
  const npm = { npm_lifecycle_event: 'seller', npm_config_loglevel: 'error' }
  const help = await seller(['help', 'ship'], npm)
  expect(help).toMatchObject({
    code: 0,
    err: expect.stringMatching(/npx xianji-seller … leaves them out\n$/),
  })
  expect(help.out).toContain('npx xianji-seller ship ORDER_SN COURIER NUMBER')
  expect(await seller(['help', 'ship'], { ...npm, npm_config_loglevel: 'silent' })).toMatchObject({ err: '' })
})

test('the terminal chooses the language where nothing else does', async () => {
  expect((await seller(['help'], { LC_ALL: 'zh_CN.UTF-8' })).out).toContain('导入、导出商品')
  expect((await seller(['help'], { LC_ALL: '', LANG: 'en_GB' })).out).toContain('import and export')
  expect((await seller(['help'], { LANG: 'de_DE.UTF-8' })).out).toContain('导入、导出商品')
  const wrong = await seller(['help', '--language', 'fr'])
  expect(wrong).toMatchObject({ code: 2, err: '--language takes one of: en, zh\n' })
})

test('a database that does not answer is said in one line', async () => {
  const refused = await seller(['stock'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^It failed: .*ECONNREFUSED.*\n$/)
})

test.each([
  [['fly'], 'There is no command “fly”. Commands: open-shop,'],
  [['help', 'fly'], 'There is no command “fly”. Commands: open-shop,'],
  [['products'], 'products takes one of: import, export, show'],
  [['products', 'import'], 'FILE is missing. See --help\n'],
  [['products', 'import', 'a.csv', '--format', 'xml'], '--format takes one of: csv, xlsx, json\n'],
  [['products', 'export', 'a.csv', 'b.csv'], '“b.csv” is one word too many. See --help\n'],
  [['stock', '--bellow', '3'], 'There is no option --bellow here. See --help\n'],
  [['stock', 'take', '1', 'two'], 'NUMBER must be a whole number. See --help\n'],
  [['settings', 'set', 'app', 'app_name', '{"zh_CN'], 'This is not valid JSON: {"zh_CN\n'],
  [['demo-catalogue'], '--products NUMBER must be a whole number. See --help\n'],
])('%j is typed wrongly: one line and exit code 2', async (args, line) => {
  const { code, out, err } = await seller(args)
  expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 })
  expect(err.slice(0, line.length)).toBe(line)
})

test('products travel out and back in, as CSV and as JSON', async () => {
  const skus = [aSku(), aSku({ name: aText('两箱') })]
  await aProduct(app().database, { name: aText('苹果, "红"'), intro: aText('<p>一\n二</p>'), skus })
  const csv = await seller(['products', 'export', file('all.csv')])
  expect(csv).toEqual({ code: 0, err: '', out: `1 product written to ${file('all.csv')}\n` })
  const all = await readFile(file('all.csv'), 'utf8')
  expect(all.split('\r\n')[0]).toMatch(/^\ufeffid,shop_id,category,name_zh,.*,price,market_price,stock$/)

  await app().database.statement.deleteFrom('product').execute()
  const imported = await seller([
    'products',
    'import',
    file('all.csv'),
    ...['--stock', 'set', '--reason', 'moved here', '--json'],
  ])
  expect(JSON.parse(imported.out)).toMatchObject({ code: 1, data: { added: 1, updated: 0, skus: 2 } })
  expect((await seller(['products', 'export'])).out).toBe(all)

  const json = await seller(['products', 'export', '--format', 'json'])
  expect(JSON.parse(json.out)).toMatchObject([{ name: aText('苹果, "红"'), skus: [{}, {}] }])
  await writeFile(file('all.json'), json.out)
  const again = await seller(['products', 'import', file('all.json')])
  expect(again).toEqual({ code: 0, err: '', out: 'Imported: 0 new products, 0 changed, 1 as they were\n' })
})

test('a faulty file is refused as a whole, with a table of its faults and exit code 1', async () => {
  await aProduct(app().database)
  const { out } = await seller(['products', 'export'])
  await writeFile(file('faulty.csv'), out.replaceAll('12.80', '十二').replace('/pictures/', 'pictures/'))
  const refused = await seller(['products', 'import', file('faulty.csv')])
  expect(refused).toEqual({
    code: 1,
    err: '2 faults in the file: nothing was changed\n',
    out: [
      'Row  Column  What is wrong',
      '  2  covers  there is no picture “pictures/product-1-1” beside the file: put it into the folder or ZIP of pictures chosen with it',
      '  2  price   must be an amount such as 12.80',
      '',
    ].join('\n'),
  })
  const forPrograms = await seller(['products', 'import', file('faulty.csv'), '--json'])
  expect(forPrograms).toMatchObject({ code: 1, err: '' })
  expect(JSON.parse(forPrograms.out)).toMatchObject({
    code: 0,
    data: {
      faults: [
        { row: 2, column: 'covers' },
        { row: 2, column: 'price' },
      ],
      total: 2,
    },
  })
  expect((await seller(['products', 'export'])).out).toBe(out)
  const absent = await seller(['products', 'import', file('absent.csv')])
  expect(absent).toMatchObject({ code: 1, out: '' })
  expect(absent.err).toBe(`The file ${file('absent.csv')} cannot be used (ENOENT)\n`)
})

test('a changed setting is seen on the wire at once, although the answer was kept there', async () => {
  const name = async () => {
    const answer = await app().as({ language: 'zh-cn' }).site.showConfig({ module: 'app' })
    return answer.code === 1 && answer.data.app_name
  }
  expect(await name()).toBeUndefined()
  const set = await seller(['settings', 'set', 'app', 'app_name', '--zh', '鲜集', '--en', 'Xianji'])
  expect(set).toEqual({ code: 0, err: '', out: 'app app_name was changed\n' })
  await expect.poll(name).toBe('鲜集')
  const json = '{"zh_CN":"新鲜集","en_US":"Xianji"}'
  const again = await seller(['settings', 'set', 'app', 'app_name', json, '--language', 'zh'])
  expect(again.out).toBe('app app_name 已修改\n')
  await expect.poll(name).toBe('新鲜集')
  const shown = await seller(['settings', 'app'])
  expect(shown.out).toMatch(/^app +app_name +新鲜集\n +Xianji\napp +app_logo +–$/m)
  expect(await seller(['settings', 'set', 'app', 'app_nmae', 'x'])).toEqual({
    code: 1,
    out: '',
    err: 'There is no setting “app app_nmae”. See: settings\n',
  })
})

test('stock is listed and changed', async () => {
  const product = await aProduct(app().database, { skus: [aSku({ stock: 3, name: aText('一箱') })] })
  const listed = await seller(['stock', '--product', String(product)])
  expect(listed.out).toMatch(/^SKU +Product +Name +Option +Price +In stock\n.*\n$/)
  const sku = listed.out.split('\n')[1]!.trim().split(' ')[0]!
  expect((await seller(['stock', 'take', sku, '2', '--reason', 'spoiled'])).out).toBe(
    '一箱 (en): 1 in stock\n',
  )
  const short = await seller(['stock', 'take', sku, '2', '--reason', 'spoiled'])
  expect(short).toMatchObject({ code: 1, out: '' })
  expect(short.err).toMatch(/^Not possible: 1 in stock/)
})

test('a backup fills a new data folder; the command works beside a running shop and without one', async () => {
  await aProduct(app().database, { name: aText('带走的苹果') })
  expect(await seller(['backup', file('shop.backup')])).toMatchObject({ code: 0, err: '' })
  const before = await seller(['products', 'export'])
  expect(before.out).toContain('带走的苹果')
  const dataDir = file('new shop')
  const there = { DATABASE_URL: '', DATA_DIR: dataDir }
  expect(await seller(['settings'], there)).toEqual({
    code: 1,
    out: '',
    err: `There is no shop in ${dataDir} yet. Open it once with npm start, or set DATA_DIR or DATABASE_URL\n`,
  })
  const restored = await seller(['restore', file('shop.backup')], there)
  expect(restored).toMatchObject({ code: 0, out: `Restored from ${file('shop.backup')}\n` })
  expect(await seller(['products', 'export'], there)).toEqual(before)

  const running = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    const again = await seller(['restore', file('shop.backup')], there)
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toMatch(/^Not done: The database is not empty.*\n$/)
    expect(await seller(['restore', file('shop.backup'), '--replace'], there)).toMatchObject({ code: 0 })
    expect(await seller(['products', 'export'], there)).toEqual(before)
  } finally {
    await running.stop()
  }
})
