import { expect, test } from 'vitest'
import { findWordFaults } from './find-word-faults.ts'

test.each([
  ['an empty English word', '合计', '', 'says nothing'],
  ['a blank Chinese word', ' ', 'Total', 'says nothing'],
  [
    'a form that says nothing',
    '{count} 件',
    { plural: 'count', one: '', other: '{count} items' },
    'says nothing',
  ],
  ['Chinese standing as English', '合计', '合计', 'is Chinese'],
  ['a Chinese word among English ones', '去结算', 'Go to 结算', 'is Chinese'],
  ['a lost input', '最多 {max} 件', 'Too many', 'has {max}'],
  ['an input of its own', '太多了', 'At most {max}', 'has {max}'],
  ['a plural of one', '还剩 {left} 件', '{left} items left', 'says a plural'],
  ['a straight apostrophe', '您的', "It's yours", 'straight apostrophe'],
])('%s is noticed', (_, zh_CN, en_US, said) => {
  const faults = findWordFaults({ zh_CN, en_US })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(said)
})

test.each([
  ['合计 {sum}', 'Total {sum}'],
  ['{count} 件', { plural: 'count', one: 'One item', other: '{count} items' }],
  ['用 --zh 苹果 --en apple', 'Write --zh 苹果 --en apple'],
  ["输入 'help'", "Type 'help' to begin"],
  ['您的', 'It’s yours'],
])('%j beside %j is fine', (zh_CN, en_US) => {
  expect(findWordFaults({ zh_CN, en_US })).toEqual([])
})
