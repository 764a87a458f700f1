import { expect, test } from 'vitest'
import { ALIPAY_RETURN } from '#features/payment/payment-paths.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test.each([
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'zh-CN'],
  [{ cookie: 'locale=en_US', 'accept-language': 'zh-CN' }, 'en-US'],
  [{ cookie: 'locale=zh_CN', 'accept-language': 'en-US' }, 'zh-CN'],
  [{ cookie: 'locale=nonsense' }, 'zh-CN'],
])(
  'a page outside the design speaks the language chosen in the shop, else Chinese: %j',
  async (headers, lang) => {
    const page = await fetch(app().origin + ALIPAY_RETURN, { headers: headers as Record<string, string> })
    expect(await page.text()).toContain(`<html lang="${lang}">`)
  },
)

test('an address that cannot be decoded is a page that is not there, and to a program the envelope', async () => {
  const page = await fetch(`${app().origin}/Search/%E0%A4%A`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('页面走丢了')
  const call = await fetch(`${app().origin}/v1/%E0%A4%A`, { method: 'POST', body: '{}' })
  expect(call.status).toBe(404)
  expect(await call.json()).toEqual({
    code: 0,
    msg: '没有这个接口',
    reason: 'shell_no_such_call',
    data: null,
  })
})
