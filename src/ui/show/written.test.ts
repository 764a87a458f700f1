import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#words/runtime'
import { languageOf, Sentence } from './written.tsx'

test('on an English page what holds a Chinese character is Chinese', () => {
  expect(languageOf('SOHO 现代城', 'en_US')).toBe('zh-CN')
  expect(languageOf('88 Jianguo Road', 'en_US')).toBeUndefined()
  expect(languageOf('SOHO 现代城', 'zh_CN')).toBeUndefined()
})

test('in an English message only the Chinese reason somebody typed is marked as Chinese', () => {
  const html = (text: string) => renderToStaticMarkup(createElement(Sentence, { text }))
  const told = 'Request A26 was declined: 照片看不清，请重拍。 You can explain more and apply again.'
  try {
    overwriteGetLocale(() => 'en_US')
    expect(html(told)).toBe(
      'Request A26 was declined: <span lang="zh-CN">照片看不清，请重拍。</span> You can explain more and apply again.',
    )
    expect(html('Request A26 was declined: too blurred.')).not.toContain('lang')
    overwriteGetLocale(() => 'zh_CN')
    expect(html(told)).not.toContain('lang')
  } finally {
    overwriteGetLocale(() => 'zh_CN')
  }
})
