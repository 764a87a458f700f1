import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameScripts } from './name-scripts.ts'

const hashed = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test('each inline script of ours is named once, and nothing is marked any more', () => {
  const { page, scripts } = nameScripts(
    Buffer.from(
      '<p>鲜</p><link nonce="n" href="/a.js"><script nonce="n">one()</script><script type="module" nonce="n" async>two("<b>")</script>' +
        '<script nonce="n">one()</script><script nonce="n" src="/a.js"></script><script nonce="other">foreign()</script>',
    ),
    'n',
  )
  expect(page.toString()).toBe(
    '<p>鲜</p><link href="/a.js"><script>one()</script><script type="module" async>two("<b>")</script>' +
      '<script>one()</script><script src="/a.js"></script><script nonce="other">foreign()</script>',
  )
  expect(scripts).toEqual([hashed('one()'), hashed('two("<b>")')])
})
