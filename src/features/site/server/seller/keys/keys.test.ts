import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp({ open: false })
const keys = (...words: string[]) => typeAsSeller(app(), ['keys', ...words])

/** A pass to look around, as `open-shop --preview` gives it, and whether the door takes it. */
async function aPass(): Promise<() => Promise<boolean>> {
  const { out } = await typeAsSeller(app(), ['open-shop', 'preview', '--json'])
  const { pathname } = new URL(JSON.parse(out).data.url)
  return async () => {
    const response = await fetch(app().origin + pathname, { redirect: 'manual' })
    return response.headers.has('set-cookie')
  }
}

test('a new key signs, and links of the one before hold until it is forgotten', async () => {
  const early = await aPass()
  expect(await keys('rotate', 'preview')).toMatchObject({ code: 0, err: '' })
  const late = await aPass()
  expect([await early(), await late()]).toEqual([true, true])
  expect((await keys()).out).toMatch(/preview .*still holds/)
  expect((await keys('forget', 'preview')).code).toBe(0)
  expect([await early(), await late()]).toEqual([false, true])
  expect(await keys('forget', 'preview')).toMatchObject({
    code: 1,
    err: 'There is no preview key before the one in use\n',
  })
})

test('who changed a key is written down, the key itself nowhere', async () => {
  await keys('rotate', 'download')
  const { value } = await app()
    .database.read.selectFrom('shop_secret')
    .select('value')
    .where('name', '=', 'download')
    .executeTakeFirstOrThrow()
  const { out } = await typeAsSeller(app(), ['audit', '--json'])
  expect(JSON.parse(out).data.data[0]).toMatchObject({ thing: 'key', thing_id: 'download' })
  for (const told of [out, (await keys('--json')).out]) expect(told).not.toContain(value)
})
