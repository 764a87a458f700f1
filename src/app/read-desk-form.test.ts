import { expect, test } from 'vitest'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { aPersonAtDesk, type Desk } from '#testing/at-desk.ts'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

async function send(desk: Desk, input: unknown, files: Record<string, Uint8Array<ArrayBuffer>>) {
  const form = new FormData()
  form.append('input', JSON.stringify(input))
  for (const [place, bytes] of Object.entries(files)) form.append(place, new Blob([bytes]), 'peach.png')
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${app().origin}/v1/desk/products/pictures/add`, {
    method: 'POST',
    headers: { cookie, 'desk-mark': desk.cookies.get('desk_mark') ?? '' },
    body: form,
  })
  return (await response.json()) as { code: number; reason?: string; data: SellerProduct }
}

const picture = async () => new Uint8Array(await aPicture({ width: 64, height: 96 }))

test('an editor adds a picture from the browser, and the product shows it', async () => {
  const desk = await aPersonAtDesk(app(), 'editor')
  const id = await aProduct(app().database)
  const sent = { id, pictures: [{ source: null, name: 'peach.png' }] }
  const answer = await send(desk, sent, { 'pictures.0.source': await picture() })
  expect(answer).toMatchObject({ code: 1 })
  const address = answer.data.pictures.at(-1)?.address ?? ''
  const shown = await app().as().catalogue.productDetail({ id })
  expect(JSON.stringify(shown.data)).toContain(address)
  const served = await fetch(`${app().origin}${address}/160.webp`)
  expect(served.headers.get('content-type')).toBe('image/webp')
})

test('a file goes where the call has room for it, and nowhere else', async () => {
  const desk = await aPersonAtDesk(app(), 'editor')
  const id = await aProduct(app().database)
  const bytes = await picture()
  for (const place of ['__proto__', 'constructor.prototype', 'pictures.7.source', 'pictures.0.__proto__'])
    expect(await send(desk, { id, pictures: [{ source: null }] }, { [place]: bytes }), place).toMatchObject({
      code: 0,
    })
  expect(await send(desk, { id, pictures: [{ source: null }] }, { elsewhere: bytes })).toMatchObject({
    code: 0,
  })
})

test('who may not is refused, however large the file', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  const id = await aProduct(app().database)
  const answer = await send(
    packer,
    { id, pictures: [{ source: null }] },
    { 'pictures.0.source': await picture() },
  )
  expect(answer.reason).toBe('people_no_right')
})
