import { expect, test } from 'vitest'
import { seenFirst } from './seen-first.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/rolldown-runtime-2.js"/>\
<link rel="modulepreload" href="/assets/framework-3.js"/><link rel="modulepreload" href="/assets/home-4.js"/><link rel="stylesheet" href="/assets/shop.css"/></head>\
<body><p>鲜 $& $1</p><script nonce="n">((storageKey, restoreKey) => {
\t\tback()
\t})("key")</script><script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/home-4.js";
window.modules = {"home":route0};
import("/assets/entry-5.js");</script></body></html>`

test('React comes with the page behind its styles, the rest once something is painted, in its order', () => {
  const [head = '', body = ''] = seenFirst(page).join('').split('</head>')
  expect(head).toMatch(
    /^<html><head><link rel="stylesheet"[^>]*><link rel=modulepreload href="[^"]*runtime-2.js"><script type=module async src="[^"]*framework-3.js"><\/script><script nonce="n">/,
  )
  expect(head).toContain('["/assets/manifest-1.js","/assets/home-4.js"]')
  expect(head.match(/framework/g)).toHaveLength(1)
  expect(body).toContain(
    '<p>鲜 $& $1</p><script nonce="n">((storageKey, restoreKey) => {\nback()\n})("key")</script>',
  )
  expect(body).toContain('<script nonce="n">window.pageCode=(async()=>{await painted;')
  expect(body).toContain(`await import("/assets/manifest-1.js");
const route0=await import("/assets/home-4.js");
window.modules = {"home":route0};
import("/assets/entry-5.js");})()</script>`)
})

test('the scripts of the next page of its kind are asked for as those of the first, under its own nonce', () => {
  const next = (nonce: string) => page.replaceAll('nonce="n"', `nonce="${nonce}"`)
  const announced = (html: string, nonce: string) =>
    html.replaceAll('<link rel="modulepreload"', `<link rel="modulepreload" nonce="${nonce}"`)
  const first = seenFirst(announced(next('one'), 'one')).join('')
  const second = seenFirst(announced(next('two'), 'two')).join('')
  expect(first).toBe(seenFirst(next('one')).join(''))
  expect(second).toBe(first.replaceAll('one', 'two'))
})

test('a page that runs nothing stays as it is', () => {
  const said = '<html><head></head><body><p>鲜</p></body></html>'
  expect(seenFirst(said)).toEqual([said])
})
