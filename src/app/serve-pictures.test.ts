import { expect, test } from 'vitest'
import { aPersonAtDesk, type Desk } from '#testing/at-desk.ts'
import { anUpload, aStoredPicture } from '#testing/builders/build-picture.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

async function see(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(app().origin + url, { headers })
  return {
    status: response.status,
    kept: response.headers.get('cache-control'),
    etag: response.headers.get('etag') ?? '',
    bytes: (await response.arrayBuffer()).byteLength,
  }
}
const asBuyer = (token: string) => ({ cookie: `user_token=${token}` })
const asPerson = ({ cookies }: Desk) => ({ cookie: `desk_session=${cookies.get('desk_session')}` })

test('a picture of the shop’s may be kept for ever, by everybody', async () => {
  const shop = await aStoredPicture(app())
  expect(await see(`${shop}/160.webp`)).toMatchObject({
    status: 200,
    kept: 'public, max-age=31536000, immutable',
  })
})

test.each(['review', 'avatar'])(
  'a buyer’s %s picture is asked for each time, and gone once it is taken back',
  async (purpose) => {
    const { token } = await aBuyer(app().database)
    const url = await anUpload(app(), token, purpose)
    for (const address of [url, `${url}/160.webp`]) {
      const seen = await see(address)
      expect(seen).toMatchObject({ status: 200, kept: 'private, no-cache' })
      const again = await see(address, { 'if-none-match': seen.etag })
      expect(again).toMatchObject({ status: 304, bytes: 0, etag: seen.etag, kept: 'private, no-cache' })
      expect((await see(address, { 'if-none-match': '"another"' })).status).toBe(200)
    }
    const { etag } = await see(url)
    expect(await app().as({ token }).uploads.removePicture({ url })).toMatchObject({ code: 1 })
    for (const address of [url, `${url}/160.webp`])
      expect(await see(address, { 'if-none-match': etag })).toMatchObject({ status: 404, kept: 'no-store' })
  },
)

test('a picture of an after-sale is seen by its buyer and by those who judge it, and kept by nobody', async () => {
  const { token } = await aBuyer(app().database)
  const { token: stranger } = await aBuyer(app().database)
  const support = await aPersonAtDesk(app(), 'support')
  const packer = await aPersonAtDesk(app(), 'packer')
  const url = await anUpload(app(), token, 'refund')
  for (const address of [url, `${url}/480.webp`]) {
    const seen = { status: 200, kept: 'private, no-store', etag: '' }
    expect(await see(address, asBuyer(token))).toMatchObject(seen)
    expect(await see(address, { 'user-token': token })).toMatchObject(seen)
    expect(await see(address, asPerson(support))).toMatchObject(seen)
    for (const other of [{}, asBuyer(stranger), asPerson(packer), asBuyer('nonsense')])
      expect(await see(address, other)).toMatchObject({ status: 404, kept: 'no-store', bytes: 0 })
  }
  await support.call('people', 'leaveDesk')
  expect((await see(url, asPerson(support))).status).toBe(404)
})
