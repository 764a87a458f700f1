import { expect, test } from 'vitest'
import { leadToProvider } from './lead-to-provider.ts'

const HERE = 'http://127.0.0.1:4173'
const formTo = (action: string) =>
  `<form action="${action}" method="post" name="pay"><input type="hidden" name="biz_content" value="{&quot;subject&quot;:&quot;A &amp;amp; B&quot;}" /></form><script>document.forms[0].submit()</script>`

test('the form of the provider is an address with the same fields', () => {
  const to = new URL(
    leadToProvider(formTo('https://openapi.alipay.com/gateway.do?sign=a%2Bb&amp;v=1'), HERE) ?? '',
  )
  expect(to.origin).toBe('https://openapi.alipay.com')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    sign: 'a+b',
    v: '1',
    biz_content: '{"subject":"A &amp; B"}',
  })
  expect(leadToProvider(formTo('/demo-alipay/gateway.do'), HERE)).toMatch(
    /^http:\/\/127.0.0.1:4173\/demo-alipay/,
  )
})

test('what is no form, or leads nowhere safe, leads nowhere', () => {
  expect(leadToProvider('<p>busy</p>', HERE)).toBeUndefined()
  expect(leadToProvider(formTo('javascript:alert(1)'), HERE)).toBeUndefined()
  expect(leadToProvider(formTo('http://elsewhere.example/'), HERE)).toBeUndefined()
})
