import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

async function choose(locale: string, referer?: string) {
  const response = await fetch(`${app().origin}/language`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(referer === undefined ? {} : { referer }),
    },
    body: `locale=${encodeURIComponent(locale)}`,
  })
  const { status, headers } = response
  return { status, cookie: headers.get('set-cookie'), to: headers.get('location') }
}

test('a language is chosen without a script, and one is back at the place one came from', async () => {
  expect(await choose('en_US', `${app().origin}/Search?keyword=apple`)).toEqual({
    status: 303,
    cookie: 'locale=en_US; Path=/; Max-Age=604800; SameSite=Lax',
    to: '/en/Search?keyword=apple',
  })
  expect((await choose('zh_CN', `${app().origin}/en/Search?keyword=apple`)).to).toBe('/Search?keyword=apple')
  expect((await choose('zh_CN', `${app().origin}/en`)).to).toBe('/')
})

test('nobody is led elsewhere, and an unknown language changes nothing', async () => {
  for (const referer of [
    'https://elsewhere.example/',
    `${app().origin}//elsewhere.example`,
    'nonsense',
    undefined,
  ])
    expect((await choose('zh_CN', referer)).to).toBe('/')
  expect(await choose('fr_FR; Domain=x', `${app().origin}/`)).toMatchObject({ status: 303, cookie: null })
})
