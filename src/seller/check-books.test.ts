import { expect, onTestFinished, test } from 'vitest'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { setRow } from '#testing/table-rows.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()

const checkBooks = (...more: string[]) => typeAsSeller(app(), ['check-books', ...more])

test('the books of an honest shop agree, for people and for programs', async () => {
  const shopper = await aShopper(app(), { cents: 5000 })
  await shopper.order([{ ...(await aGood(app().database)), num: 2 }])
  const told = await checkBooks()
  expect(told).toMatchObject({ code: 0, err: '' })
  expect(told.out).toContain('Wallets hold what their history adds up to')
  expect(told.out).toContain('All books agree')
  expect((await checkBooks('--language', 'zh')).out).toContain('账目全部相符')
  const { out } = await checkBooks('--json')
  expect(JSON.parse(out)).toMatchObject({ code: 1, data: { faults: [] } })
})

test('a wrong stock is found, named, and told by the exit code', async () => {
  const { sku_price_id } = await aGood(app().database)
  await setRow(app(), 'sku', sku_price_id, { taken: 3 })
  onTestFinished(() => setRow(app(), 'sku', sku_price_id, { taken: 0 }))
  const told = await checkBooks()
  expect(told.code).toBe(1)
  expect(told.out).toContain(`1 wrong, such as sku ${sku_price_id}`)
  expect(told.err).toContain('Checks that do not agree: 1')
})
