import { expect, test } from 'vitest'
import type { Fault } from '#platform/fault.ts'
import {
  changeByCodeFaults,
  changeByOldFaults,
  changePhoneFaults,
  forgotFaults,
  loginFaults,
  payPasswordFaults,
  registerFaults,
  sendCodeFaults,
  sendResetCodeFaults,
  verifyPhoneFaults,
} from './account-rules.ts'

const told = (faults: readonly Fault[], locale: 'zh_CN' | 'en_US') =>
  faults.map(({ says }) => says({} as never, { locale }))

const EMPTY = { mobile: ' ', picture: '', code: '', password: '', repeat: '', agreed: false, oldPassword: '' }

test.each([
  ['login', loginFaults(EMPTY), ['请输入手机号', '请输入密码', '请阅读并同意遵守《用户协议》']],
  [
    'register',
    registerFaults(EMPTY),
    ['请输入手机号', '请输入验证码', '请输入密码', '请阅读并同意遵守《用户协议》'],
  ],
  ['get code', sendCodeFaults(EMPTY), ['请输入手机号']],
  ['get code to reset', sendResetCodeFaults(EMPTY), ['请输入手机号', '请输入四位图形码']],
  ['forgot', forgotFaults(EMPTY), ['请输入手机号', '请输入四位图形码', '请输入验证码', '请输入新密码']],
  ['change by old', changeByOldFaults(EMPTY), ['请输入旧密码', '请输入新密码', '请再次输入新密码']],
  [
    'change by code',
    changeByCodeFaults(EMPTY),
    ['请输入手机号', '请输入验证码', '请输入新密码', '请再次输入新密码'],
  ],
  ['verify phone', verifyPhoneFaults({ oldCode: '' }), ['请输入旧手机号验证码']],
  [
    'change phone',
    changePhoneFaults({ verified: false, mobile: '', code: '' }),
    ['请先校验手机号', '请输入新手机号', '请输入新手机号验证码'],
  ],
])('%s left empty says, in order: %s', (_, faults, sentences) => {
  expect(told(faults, 'zh_CN')).toEqual(sentences)
  const english = told(faults, 'en_US')
  expect(english).toHaveLength(sentences.length)
  for (const sentence of english) expect(sentence).toMatch(/^Please [\x20-\x7e]+$/)
})

test('two passwords that differ say so after everything else is there', () => {
  const form = { ...EMPTY, mobile: '1', picture: 'a', code: '1', password: 'abc123', repeat: 'abc124' }
  expect(told(forgotFaults(form), 'zh_CN')).toEqual(['请确认两次密码相同'])
  expect(told(changeByOldFaults({ ...form, oldPassword: 'x' }), 'zh_CN')).toEqual(['请确认两次密码相同'])
})

test.each([
  ['abc12', false],
  ['abcdef', false],
  ['123456', false],
  ['密码密码密码', false],
  ['abc123', true],
  ['Abc 123!', true],
  ['a'.repeat(63) + 1, true],
  ['a'.repeat(64) + 1, false],
])('%s as a password: %s', (password, fits) => {
  const form = { mobile: '1', code: '1', password, agreed: true }
  expect(registerFaults(form).length === 0).toBe(fits)
})

test('a payment password has six digits, twice the same', () => {
  const form = { password: 'x', payPassword: '123456', repeat: '123456' }
  expect(payPasswordFaults(form)).toEqual([])
  expect(told(payPasswordFaults({ ...form, payPassword: '12345', repeat: '12345' }), 'zh_CN')).toEqual([
    '支付密码为 6 位数字',
  ])
  expect(told(payPasswordFaults({ ...form, repeat: '' }), 'zh_CN')).toEqual(['请确认两次密码相同'])
})
