import path from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { runSeller } from './run-seller.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const app = testApp()

async function checkBooks(...more: string[]) {
  const said = { out: '', err: '' }
  const into = (stream: 'out' | 'err') =>
    new Writable({
      write(chunk, _, done) {
        said[stream] += chunk
        done()
      },
    })
  const environment = { DATABASE_URL: app().database.url, SHOP_DEMO: '1', LANG: 'en_US.UTF-8' }
  const streams = { out: into('out'), err: into('err') }
  return { code: await runSeller(root, ['check-books', ...more], streams, environment), ...said }
}

test('the books of an honest shop agree, for people and for programs', async () => {
  const shopper = await aShopper(app(), { cents: 5000 })
  await shopper.order([{ ...(await aGood(app().database.read)), num: 2 }])
  const told = await checkBooks()
  expect(told).toMatchObject({ code: 0, err: '' })
  expect(told.out).toContain('Wallets hold what their history adds up to')
  expect(told.out).toContain('All books agree')
  expect((await checkBooks('--language', 'zh')).out).toContain('账目全部相符')
  const { out } = await checkBooks('--json')
  expect(JSON.parse(out)).toMatchObject({ code: 1, data: { faults: [] } })
})

test('a wrong stock is found, named, and told by the exit code', async () => {
  const { sku_price_id } = await aGood(app().database.read)
  await app().database.read.updateTable('sku').set({ taken: 3 }).where('id', '=', sku_price_id).execute()
  const told = await checkBooks()
  expect(told.code).toBe(1)
  expect(told.out).toContain(`1 wrong, such as sku ${sku_price_id}`)
  expect(told.err).toContain('Checks that do not agree: 1')
})
