import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayFault } from '#platform/fault.ts'
import * as m from '#words'
import { isReserved, nicknameFaults } from './nickname-rules.ts'

const RESERVED = [
  '官方',
  '鲜集客服',
  '官 方 小助手',
  '鮮集',
  '客\u3000服',
  'Admin',
  'a d m i n',
  'ＡＤＭＩＮ',
  'аdmіn',
  'Adm1n',
  'admin 88',
  'Official',
  'OfficiaI',
  '0fficial',
  'ófficial',
  'Xianji Support',
  'xianji果园',
  's.u.p.p.o.r.t',
]

test.each(RESERVED)('nobody is called %s: it could be taken for the shop', (name) => {
  expect(isReserved(name)).toBe(true)
})

test.each([
  '小禾',
  'badminton',
  'Supporter of Fruit',
  '客人服气',
  '方官',
  'Foodie 123456',
  '鲜友123456',
  '🍎🍎',
  '7',
  'Ali',
])('%s is a name like any other', (name) => {
  expect(nicknameFaults(name)).toEqual([])
})

test('a reserved word stays reserved however blanks, dots and unseen characters are put into it', () => {
  const filler = fc.constantFrom('', ' ', '.', '-', '\u200b', '\u3000', '_')
  const word = fc.constantFrom('admin', 'OFFICIAL', 'support', '官方', '客服', '鲜集')
  fc.assert(
    fc.property(word, fc.array(filler, { minLength: 10, maxLength: 10 }), (one, fillers) => {
      const name = [...one].map((letter, at) => letter + fillers[at]).join('')
      return nicknameFaults(name).length > 0
    }),
  )
})

test('every name the shop gives by itself is one it takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }), (number) =>
      (['zh_CN', 'en_US'] as const).every((locale) => {
        const name = m.account_default_nickname({ tail: String(number) }, { locale })
        return nicknameFaults(name).length === 0
      }),
    ),
  )
})

test.each([
  ['小禾\u202egnp', '昵称不能含有改变文字方向的符号'],
  ['\u2067官', '昵称不能含有改变文字方向的符号'],
  ['\u200b\u3164', '昵称里要有看得见的文字'],
  ['\u2800', '昵称里要有看得见的文字'],
  ['...', '昵称里要有看得见的文字'],
  ['', '请输入昵称'],
])('%j is refused and says why', (name, sentence) => {
  expect(nicknameFaults(name).map(sayFault)).toEqual([sentence])
})
