import { expect, test } from 'vitest'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'
import { claimPictures } from './claim-pictures.ts'

const app = testApp()
const see = async (url: string) => (await fetch(app().origin + url)).status

test('the owner removes a picture, and every size of it is gone', async () => {
  const { token } = await aBuyer(app().database)
  const url = await anUpload(app(), token)
  expect([await see(url), await see(`${url}/480.webp`)]).toEqual([200, 200])
  expect(await app().as({ token }).uploads.removePicture({ url })).toMatchObject({ code: 1 })
  expect([await see(url), await see(`${url}/480.webp`)]).toEqual([404, 404])
  expect(await app().as({ token }).uploads.removePicture({ url })).toMatchObject({
    code: 0,
    msg: '图片不存在',
  })
})

test("a stranger's picture, a missing one and what is no picture answer alike", async () => {
  const owner = await aBuyer(app().database)
  const stranger = await aBuyer(app().database)
  const url = await anUpload(app(), owner.token)
  const asking = app().as({ token: stranger.token, language: 'en-us' })
  const answers = await Promise.all(
    [url, '/pictures/nothing', '/pictures/../secret', 'https://elsewhere/x', ''].map((one) =>
      asking.uploads.removePicture({ url: one }),
    ),
  )
  for (const answer of answers) {
    expect(answer).toMatchObject({ code: 0, msg: 'This picture does not exist', data: null })
  }
  expect(await see(url)).toBe(200)
})

test('a picture that something shows stays', async () => {
  const { id, token } = await aBuyer(app().database)
  const url = await anUpload(app(), token)
  const claim = { buyerId: id, purpose: 'review', urls: [url], now: app().now } as const
  await app().database.write((tx) => claimPictures(tx, claim))
  expect(await app().as({ token }).uploads.removePicture({ url })).toMatchObject({
    code: 0,
    msg: '图片正在使用中，不能删除',
  })
  expect(await see(url)).toBe(200)
})

test('removed ten times at once, it is removed once', async () => {
  const { token } = await aBuyer(app().database)
  const url = await anUpload(app(), token)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app().as({ token }).uploads.removePicture({ url })),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})
