import { expect, test } from 'vitest'
import { anAddress, aSite } from '#testing/builders/build-address.ts'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tokenOf = async () => (await aBuyer(app().database)).token
const book = async (token: string) => {
  const { data } = await app().as({ token }).address.listAddresses()
  return (data ?? []).map(({ id, is_default }) => ({ id, is_default }))
}

/** A buyer with three addresses, the first of them the default. */
async function aBook() {
  const token = await tokenOf()
  const add = () => anAddress(app(), token)
  return { token, a: await add(), b: await add(), c: await add() }
}

test('an address is changed, and the sentence says so in both languages', async () => {
  const token = await tokenOf()
  const id = await anAddress(app(), token)
  const changed = { ...aSite, consignee: '李四', province_id: 11, city_id: 1101, district_id: 110105 }
  expect(
    await app()
      .as({ token })
      .address.updateAddress({ id, ...changed }),
  ).toMatchObject({
    code: 1,
    msg: '地址修改完毕',
    data: { id, consignee: '李四', district_name: '朝阳区', is_default: 1 },
  })
  expect(
    await app()
      .as({ token, language: 'en-us' })
      .address.updateAddress({ id, ...changed }),
  ).toMatchObject({
    msg: 'Address updated',
  })
  expect(await app().as({ token }).address.addressDetail({ id })).toMatchObject({
    data: { consignee: '李四' },
  })
})

test('another one becomes the default, and there is still exactly one', async () => {
  const { token, a, b, c } = await aBook()
  await app().as({ token }).address.updateAddress({ id: b, is_default: 1 })
  expect(await book(token)).toEqual([
    { id: b, is_default: 1 },
    { id: c, is_default: 0 },
    { id: a, is_default: 0 },
  ])
  await app()
    .as({ token })
    .address.updateAddress({ id: c, ...aSite, is_default: 1 })
  expect((await book(token)).filter(({ is_default }) => is_default === 1)).toEqual([{ id: c, is_default: 1 }])
  // Nobody can be left without one.
  await app().as({ token }).address.updateAddress({ id: c, is_default: 0 })
  expect((await book(token))[0]).toEqual({ id: c, is_default: 1 })
})

test('when the default is deleted the newest takes its place', async () => {
  const { token, a, b, c } = await aBook()
  expect(await app().as({ token }).address.removeAddress({ id: a })).toMatchObject({
    code: 1,
    msg: '地址已删除',
  })
  expect(await book(token)).toEqual([
    { id: c, is_default: 1 },
    { id: b, is_default: 0 },
  ])
  expect(await app().as({ token, language: 'en-us' }).address.removeAddress({ id: b })).toMatchObject({
    msg: 'Address deleted',
  })
  await app().as({ token }).address.removeAddress({ id: c })
  expect(await book(token)).toEqual([])
})

test("a stranger's address answers like a missing one and stays as it is", async () => {
  const owner = await tokenOf()
  const id = await anAddress(app(), owner)
  for (const [language, msg] of [
    ['zh-cn', '地址不存在'],
    ['en-us', 'This address does not exist'],
  ] as const) {
    const stranger = app().as({ token: await tokenOf(), language })
    for (const asked of [id, 999_999_999]) {
      const answers = await Promise.all([
        stranger.address.addressDetail({ id: asked }),
        stranger.address.updateAddress({ id: asked, ...aSite, consignee: '小偷', is_default: 1 }),
        stranger.address.updateAddress({ id: asked, is_default: 1 }),
        stranger.address.removeAddress({ id: asked }),
      ])
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: 0, msg, data: null })
    }
  }
  expect(await app().as({ token: owner }).address.addressDetail({ id })).toMatchObject({
    data: { consignee: '王小明', is_default: 1 },
  })
})

test('without a login there are no addresses', async () => {
  for (const path of ['/v1/65489e972a761', '/v1/6548a07d64b06', '/v1/6548a16849ece', '/v1/6548a240733ab']) {
    expect(await app().call(path, { id: 1 })).toMatchObject({ code: -201 })
  }
})

test('however many are added, made default and deleted at once, exactly one is the default', async () => {
  const token = await tokenOf()
  const first = await Promise.all(
    Array.from({ length: 12 }, () =>
      app()
        .as({ token })
        .address.addAddress({ ...aSite, is_default: 1 }),
    ),
  )
  expect(first.every(({ code }) => code === 1)).toBe(true)
  expect((await book(token)).filter(({ is_default }) => is_default === 1)).toHaveLength(1)
  const ids = (await book(token)).map(({ id }) => id)
  const mixed = await Promise.all([
    ...ids.map((id) => app().as({ token }).address.updateAddress({ id, is_default: 1 })),
    ...ids.slice(0, 6).map((id) => app().as({ token }).address.removeAddress({ id })),
    ...Array.from({ length: 6 }, () => app().as({ token }).address.addAddress(aSite)),
  ])
  expect(mixed.filter(({ code, msg }) => code !== 1 && msg !== '地址不存在')).toEqual([])
  const left = await book(token)
  expect(left).toHaveLength(12)
  expect(left.filter(({ is_default }) => is_default === 1)).toHaveLength(1)
  await Promise.all(left.map(({ id }) => app().as({ token }).address.removeAddress({ id })))
  expect(await book(token)).toEqual([])
})
