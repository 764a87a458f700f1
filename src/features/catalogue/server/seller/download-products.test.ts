import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aProduct, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

type Saved = { name: string; products: number; content: string }

async function save(format: 'csv' | 'xlsx', find: string): Promise<Saved & { bytes: Buffer }> {
  const desk = await aPersonAtDesk(app(), 'editor')
  const { data } = await desk.call('catalogueSeller', 'downloadProducts', { format, find })
  const saved = data as Saved
  return { ...saved, bytes: Buffer.from(saved.content, 'base64') }
}

async function* once(bytes: Buffer) {
  yield bytes
}

test.each(['csv', 'xlsx'] as const)(
  'what the list shows is saved as %s and changes nothing when it is read again',
  async (format) => {
    const name = `红心柚 ${format}`
    await aProduct(app().database, { name: aText(name), summary: aText('=1+1 不是公式') })
    const saved = await save(format, name)
    expect(saved).toMatchObject({ products: 1, name: expect.stringMatching(`\\.${format}$`) })
    if (format === 'csv') expect(saved.bytes.toString()).not.toMatch(/(^|,)"?=1\+1/m)
    const again = await asSeller(app()).catalogueSeller.importProducts({
      format,
      source: once(saved.bytes),
      check: true,
    })
    expect(again).toMatchObject({ code: 1, data: { added: 0, updated: 0, unchanged: 1, changes: [] } })
  },
)

test('who may only look at products has no file of them', async () => {
  const desk = await aPersonAtDesk(app(), 'support')
  expect(await desk.call('catalogueSeller', 'downloadProducts', { format: 'csv' })).toMatchObject({
    status: 403,
  })
})
