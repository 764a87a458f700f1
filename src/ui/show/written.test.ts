import { expect, test } from 'vitest'
import { languageOf } from './written.tsx'

test('on an English page what holds a Chinese character is Chinese', () => {
  expect(languageOf('SOHO 现代城', 'en_US')).toBe('zh-CN')
  expect(languageOf('88 Jianguo Road', 'en_US')).toBeUndefined()
  expect(languageOf('SOHO 现代城', 'zh_CN')).toBeUndefined()
})
