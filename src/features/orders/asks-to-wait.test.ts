import { expect, test } from 'vitest'
import { asksToWait } from './asks-to-wait.ts'

test.each([
  '请暂缓发货，周末再寄',
  '先别发，等我通知',
  '不要马上发货',
  '晚几天再发',
  '周五以后发',
  'Please hold until Friday',
  'Don’t ship before Monday',
  'please send it a bit later',
])('%s asks to wait', (remark) => {
  expect(asksToWait(remark)).toBe(true)
})

test.each([
  '',
  '放门口',
  '尽快发货，谢谢',
  '不要香菜',
  '发顺丰',
  'Leave it with the neighbour',
  'Ripe ones, please',
])('%j does not', (remark) => {
  expect(asksToWait(remark)).toBe(false)
})
