import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const read = async (path: string) => {
  const response = await fetch(app().origin + path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const manifest = async (language: string) =>
  JSON.parse((await read(`/manifest.webmanifest?language=${language}`)).text)

test('the shop can be installed under its own name, in its own colour, with icons a phone may cut', async () => {
  const { siteSeller } = asSeller(app())
  await siteSeller.changeSetting({
    module: 'app',
    key: 'app_name',
    value: { zh_CN: '山货铺', en_US: 'Hill Goods' },
  })
  await siteSeller.changeSetting({ module: 'app', key: 'accent', value: '#7a1f4b' })
  expect(await manifest('zh-CN')).toMatchObject({
    short_name: '山货铺',
    lang: 'zh-CN',
    theme_color: '#7a1f4b',
  })
  const english = await manifest('en-US')
  expect(english).toMatchObject({ short_name: 'Hill Goods', display: 'standalone', start_url: '/en' })
  expect(english.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'maskable'])
  for (const { src, type } of english.icons) {
    const { status, headers, text } = await read(src)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(text).toMatch(/^<svg .*<rect /)
  }
})

test('a logo of the shop’s own travels inside the icon', async () => {
  const { picturesSeller, siteSeller } = asSeller(app())
  const { data } = await picturesSeller.addLibraryPicture({ source: fileOf(await aPicture({ width: 600 })) })
  await siteSeller.changeSetting({ module: 'app', key: 'app_logo', value: data!.address })
  expect((await read('/app-icon-maskable.svg')).text).toContain('<image href="data:image/webp;base64,')
})

test('the page for whoever has no network speaks their language and needs nothing else', async () => {
  const chinese = await read('/offline?language=zh-CN')
  expect(chinese.text).toContain('网络断开了')
  expect(chinese.text).toMatch(/<svg class="scene"/)
  const english = await read('/offline?language=en-US')
  expect(english.headers.get('content-language')).toBe('en-US')
  expect(english.text).toContain('You’re offline')
  expect(english.text).not.toMatch(/<script|<link|src=/)
})

test('without built pages a worker that was there before is told to go', async () => {
  const { headers, text } = await read('/sw.js')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(text).toContain('registration.unregister()')
})
