import { expect, test } from 'vitest'
import { FRESH_FOR } from '#platform/contract/fresh.ts'
import { aPerson, aPersonAtDesk, atDesk, codeFor, DESK_PASSWORD, ownerWithFactor } from '#testing/at-desk.ts'
import { startTestApp, testApp } from '#testing/start-test-app.ts'

const app = testApp({ demo: false })

const AGAIN = { code: 0, reason: 'shell_show_again' }
const later = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}

test('what gives lasting power is done within ten minutes of showing who one is, and asked for again after', async () => {
  const { desk, secret } = await ownerWithFactor(app())
  const { id } = await aPerson(app(), 'packer')
  const acts: [string, string, object][] = [
    ['peopleSeller', 'invitePerson', { email: 'second@shop.example', role: 'owner' }],
    ['peopleSeller', 'changeRole', { id, role: 'owner' }],
    ['peopleSeller', 'removeFactor', { id }],
    ['siteSeller', 'changeSetting', { module: 'sums', key: 'support_each', value: 200 }],
    ['siteSeller', 'clearSetting', { module: 'sums', key: 'support_each' }],
    ['keysSeller', 'rotateKey', { name: 'download' }],
    ['keysSeller', 'forgetKey', { name: 'download' }],
    ['webhooksSeller', 'addWebhook', { url: 'https://203.0.113.9/x', events: ['order_paid'] }],
    ['people', 'beginFactor', { password: DESK_PASSWORD }],
  ]
  later(FRESH_FOR / 1000 - 1)
  const { reason } = await desk.call('peopleSeller', 'invitePerson', { email: 'x', role: 'owner' })
  expect(reason).toBe('people_need_email')
  later(2)
  for (const [feature, name, input] of acts)
    expect(await desk.call(feature, name, input), name).toMatchObject(AGAIN)
  // What gives none goes on.
  expect(
    await desk.call('peopleSeller', 'invitePerson', { email: 'p@shop.example', role: 'packer' }),
  ).toMatchObject({
    code: 1,
  })
  expect(await desk.call('peopleSeller', 'changeRole', { id, role: 'editor' })).toMatchObject({ code: 1 })
  const setting = { module: 'app', key: 'app_name', value: { zh_CN: '果园', en_US: 'Orchard' } }
  expect(await desk.call('siteSeller', 'changeSetting', setting)).toMatchObject({ code: 1 })

  expect(await desk.call('people', 'showAgain', { password: DESK_PASSWORD })).toMatchObject({ code: 0 })
  later(30)
  expect(await desk.call('people', 'showAgain', { code: codeFor(app(), secret) })).toMatchObject({ code: 1 })
  expect(await desk.call('peopleSeller', 'changeRole', { id, role: 'owner' })).toMatchObject({ code: 1 })
})

test('the session has another token after each step, and the one before opens nothing', async () => {
  const owner = await ownerWithFactor(app())
  later(60)
  const desk = atDesk(app())
  const tokens: string[] = []
  const keep = () => tokens.push(desk.cookies.get('desk_session') ?? '')
  await desk.call('people', 'enterDesk', { email: owner.email, password: DESK_PASSWORD })
  keep()
  const proved = await desk.call('people', 'proveFactor', { code: codeFor(app(), owner.secret) })
  expect(proved.data).toMatchObject({ desk_session: '' })
  keep()
  later(60)
  await desk.call('people', 'showAgain', { code: codeFor(app(), owner.secret) })
  keep()
  expect(new Set(tokens).size).toBe(3)
  const statuses: number[] = []
  for (const token of tokens) {
    const cookie = `desk_session=${token}`
    statuses.push((await atDesk(app(), { cookie }).call('peopleSeller', 'listPeople')).status)
  }
  expect(statuses).toEqual([401, 401, 200])
})

test('whoever has no second factor shows the password again', async () => {
  const shop = await startTestApp({ demo: true })
  try {
    const owner = await aPersonAtDesk(shop, 'owner')
    const invite = () =>
      owner.call('peopleSeller', 'invitePerson', { email: 'second@shop.example', role: 'owner' })
    shop.now = new Date(shop.now.getTime() + FRESH_FOR)
    expect(await invite()).toMatchObject(AGAIN)
    expect(await owner.call('people', 'showAgain', { password: 'wrong' })).toMatchObject({
      reason: 'people_wrong_password',
    })
    expect(await invite()).toMatchObject(AGAIN)
    expect(await owner.call('people', 'showAgain', { password: DESK_PASSWORD })).toMatchObject({ code: 1 })
    expect(await invite()).toMatchObject({ code: 1 })
  } finally {
    await shop.close()
  }
})
