import { expect, test } from 'vitest'
import { later, seconds } from '#platform/time.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { chooseAnswer } from './choose-answer.ts'

const app = testApp()

test('a question in the demo shop is answered by itself, once, however many processes look', async () => {
  const { token } = await aBuyer(app().database)
  const api = app().as({ token }).support
  await api.sendMessage({ content: '苹果什么时候发货？' })
  expect(await app().jobs.runNow('demo-support')).toBe(0)
  app().now = later(app().now, seconds(4))
  await Promise.all(Array.from({ length: 4 }, () => app().jobs.runNow('demo-support')))
  const { data } = await api.showThread({})
  expect(data?.waiting).toBe(0)
  expect(data?.messages.map(({ from_seller }) => from_seller)).toEqual([0, 1])
  expect(data?.messages[1]?.content).toContain('催促仓库')
})

test.each([
  [['我的梨坏了'], /售后/],
  [['Two apples were rotten'], /After-sale/],
  [['几天能到'], /预计送达日/],
  [['Do you have a promo code?'], /XIAN10/],
  [['hi', 'anyone there?'], /How can we help/],
  [['???'], /order number/],
  [['嗯'], /订单号/],
])('%j is answered by what it is about, in its language', (asked, answer) => {
  expect(chooseAnswer(asked)).toMatch(answer)
})
