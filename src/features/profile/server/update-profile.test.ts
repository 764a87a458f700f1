import { expect, test } from 'vitest'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowsOf } from '#testing/table-rows.ts'

const app = testApp()
const tokenOf = async () => (await aBuyer(app().database)).token
const see = async (url: string) => (await fetch(app().origin + url)).status

const PROFILE = {
  user_nickname: '鲜果控',
  gender: 2,
  birthday: '1990-02-28',
  email: 'fruit@example.com',
  wechat: 'fruit_lover',
  qq: '10001',
  academic: '本科',
  work: '设计师',
}

test('what a buyer says about themself is kept, and the sentence says so in both languages', async () => {
  const token = await tokenOf()
  expect(await app().as({ token }).profile.updateProfile(PROFILE)).toMatchObject({ code: 1, msg: '修改完毕' })
  expect(await app().as({ token }).profile.showProfile()).toMatchObject({
    code: 1,
    data: { ...PROFILE, avatar: '' },
  })
  expect(await app().as({ token }).account.showUserInfo()).toMatchObject({
    data: { user_nickname: '鲜果控', gender: 2, birthday: '1990-02-28', email: 'fruit@example.com' },
  })
  const inEnglish = app().as({ token, language: 'en-us' })
  expect(await inEnglish.profile.updateProfile({ work: 'Designer' })).toMatchObject({ msg: 'Changes saved' })
  // One field alone leaves the others as they were.
  expect(await app().as({ token }).profile.showProfile()).toMatchObject({
    data: { ...PROFILE, work: 'Designer' },
  })
})

test('the academic level follows the language, whichever it was chosen in', async () => {
  const token = await tokenOf()
  const english = await app().as({ language: 'en-us' }).profile.listEducation()
  const chinese = await app().as().profile.listEducation()
  expect(english.data).toHaveLength(chinese.data?.length ?? -1)
  const at = english.data?.indexOf('Doctorate') ?? -1
  await app().as({ token, language: 'en-us' }).profile.updateProfile({ academic: 'Doctorate' })
  expect(await app().as({ token }).profile.showProfile()).toMatchObject({
    data: { academic: chinese.data?.[at] },
  })
  expect(await app().as({ token, language: 'en-us' }).profile.showProfile()).toMatchObject({
    data: { academic: 'Doctorate' },
  })
  // What the browser remembers of its buyer reads right in either language too.
  expect(await app().as({ token, language: 'en-us' }).account.showUserInfo()).toMatchObject({
    data: { academic: 'Doctorate' },
  })
  expect(await app().as({ token }).account.showUserInfo()).toMatchObject({
    data: { academic: chinese.data?.[at] },
  })
  expect(await app().as({ token }).profile.updateProfile({ academic: '宇航员' })).toMatchObject({
    code: 0,
    msg: '请选择学历',
  })
})

test('everything but the nickname may be emptied', async () => {
  const token = await tokenOf()
  await app().as({ token }).profile.updateProfile(PROFILE)
  const empty = { birthday: '', email: null, wechat: '', qq: '', academic: '', work: null, gender: 0 }
  expect(await app().as({ token }).profile.updateProfile(empty)).toMatchObject({ code: 1 })
  expect(await app().as({ token }).profile.showProfile()).toMatchObject({
    data: {
      user_nickname: '鲜果控',
      gender: 0,
      birthday: '',
      email: '',
      wechat: '',
      qq: '',
      academic: '',
      work: '',
    },
  })
})

const IN_ORDER = [
  [{ user_nickname: ' ' }, '请输入昵称', 'Please enter a nickname'],
  [{ birthday: '2999-01-01' }, '请选择正确的出生日期', 'Please choose a valid date of birth'],
  [{ email: 'nobody' }, '邮箱格式不正确', 'This email address doesn’t look right'],
  [{ wechat: '不是微信' }, '微信号格式不正确', 'This WeChat ID doesn’t look right'],
  [{ qq: '12ab' }, 'QQ 号格式不正确', 'This QQ number doesn’t look right'],
  [{ academic: '宇航员' }, '请选择学历', 'Please choose an education level'],
] as const

test.each(IN_ORDER.map((row, at) => [...row, at] as const))(
  '%j is refused before what follows it',
  async (_, zh, en, at) => {
    const token = await tokenOf()
    const form = Object.assign({}, PROFILE, ...IN_ORDER.slice(at).map(([fields]) => fields))
    expect(await app().as({ token }).profile.updateProfile(form)).toMatchObject({ code: 0, msg: zh })
    expect(await app().as({ token, language: 'en-us' }).profile.updateProfile(form)).toMatchObject({
      msg: en,
    })
    expect(await app().as({ token }).profile.showProfile()).toMatchObject({ data: { email: '', qq: '' } })
  },
)

test.each(['1899-12-31', '2025-02-29', '2025-13-01', 'yesterday', '20250101'])(
  '%s is nobody’s birthday',
  async (birthday) => {
    expect(
      await app()
        .as({ token: await tokenOf() })
        .profile.updateProfile({ birthday }),
    ).toMatchObject({
      code: 0,
      msg: '请选择正确的出生日期',
    })
  },
)

test('a nickname has at most 20 characters, whatever bytes they take', async () => {
  const token = await tokenOf()
  expect(
    await app()
      .as({ token })
      .profile.updateProfile({ user_nickname: '🍎'.repeat(20) }),
  ).toMatchObject({ code: 1 })
  expect(
    await app()
      .as({ token })
      .profile.updateProfile({ user_nickname: '果'.repeat(21) }),
  ).toMatchObject({
    code: 0,
    msg: '昵称不能超过 20 个字',
  })
})

test('an own picture becomes the avatar; the one before it is not kept', async () => {
  const token = await tokenOf()
  const first = await anUpload(app(), token, 'avatar')
  const second = await anUpload(app(), token, 'avatar')
  expect(await app().as({ token }).profile.updateProfile({ avatar: first })).toMatchObject({
    code: 1,
    msg: '修改完毕',
  })
  expect(await app().as({ token }).account.showUserInfo()).toMatchObject({ data: { avatar: first } })
  expect(await app().as({ token }).uploads.removePicture({ url: first })).toMatchObject({
    msg: '图片正在使用中，不能删除',
  })
  await app().as({ token }).profile.updateProfile({ avatar: first })
  expect(await see(first)).toBe(200)
  await app().as({ token }).profile.updateProfile({ avatar: second })
  expect([await see(first), await see(second)]).toEqual([404, 200])
  await app().as({ token }).profile.updateProfile({ avatar: '' })
  expect(await see(second)).toBe(404)
})

test("a stranger's picture and an address elsewhere are missing pictures", async () => {
  const stranger = await anUpload(app(), await tokenOf(), 'avatar')
  const token = await tokenOf()
  for (const avatar of [stranger, '/pictures/product-1-1', 'https://elsewhere/a.png', 'javascript:1']) {
    expect(await app().as({ token }).profile.updateProfile({ avatar, work: 'x' })).toMatchObject({
      code: 0,
      msg: '图片不存在',
    })
  }
  expect(await app().as({ token }).profile.showProfile()).toMatchObject({ data: { avatar: '', work: '' } })
})

test('avatars changed at once leave one, and nothing unseen behind', async () => {
  const { id, token } = await aBuyer(app().database)
  const urls = await Promise.all(Array.from({ length: 5 }, () => anUpload(app(), token, 'avatar')))
  await Promise.all(urls.map((avatar) => app().as({ token }).profile.updateProfile({ avatar })))
  const { data } = await app().as({ token }).profile.showProfile()
  const seen = await Promise.all(urls.map(async (url) => [url, await see(url)] as const))
  expect(seen.filter(([, status]) => status === 200).map(([url]) => url)).toEqual([data?.avatar])
  expect(await rowsOf(app(), 'upload', { buyer_id: id })).toHaveLength(1)
})

test('without a login there is no profile', async () => {
  expect(await app().call('/v1/account/update-profile', PROFILE)).toMatchObject({ code: -201 })
  expect(await app().call('/v1/account/profile')).toMatchObject({ code: -201 })
})
