import fc from 'fast-check'
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/language.ts'
import { keptPart, renderKeeping } from './kept-parts.tsx'

let made = 0
const PlainCard = ({ name, children }: { name: string; children?: ReactNode }) => {
  made += 1
  return h('article', {}, name, ' & ', name, children)
}
const Card = keptPart(PlainCard, ({ name, children }) => !children && [name])
const PlainShelf = ({ name }: { name: string }) =>
  h('section', {}, name, h(Card, { name: 'kiwi' }), h(Card, { name }))
const Shelf = keptPart(PlainShelf, ({ name }) => [name])
const Broken = () => {
  throw new Error('no page')
}

function renderWhole(language: Language, buyers: boolean, tree: ReactNode) {
  const { html, fill } = renderKeeping(language, buyers, () => renderToString(tree))
  return fill(html).join('')
}

function render(language: Language, ...tree: ReactNode[]) {
  made = 0
  const html = renderWhole(language, false, h('main', {}, ...tree))
  return { html, made, plain: renderToString(h('main', {}, ...tree)) }
}

test('a part is rendered once for all who are shown the same, and stands where it stood', () => {
  const tree = ['before', h(Card, { name: 'pear <1>', key: 1 }), 'after', 'it']
  const first = render('zh_CN', ...tree)
  expect(first).toMatchObject({ made: 1, html: first.plain })
  expect(render('zh_CN', ...tree)).toMatchObject({ made: 0, html: first.plain })
  expect(render('zh_CN', h(Card, { name: 'plum' }))).toMatchObject({ made: 1 })
})

test('each language has its own', () => {
  const card = h(Card, { name: 'fig' })
  expect([render('zh_CN', card).made, render('en_US', card).made, render('en_US', card).made]).toEqual([
    1, 1, 0,
  ])
})

test('what is not to be kept is rendered each time', () => {
  const card = h(Card, { name: 'nut' }, 'only now')
  expect([render('zh_CN', card).made, render('zh_CN', card).made]).toEqual([1, 1])
  expect(renderToString(card)).toContain('only now')
})

test('what stands on one page alone is kept for buyers, whose pages are rendered each time', () => {
  const Alone = keptPart(PlainCard, ({ name }) => [name], 'for buyers')
  const madeFor = (buyers: boolean) => {
    made = 0
    const html = renderWhole('zh_CN', buyers, h(Alone, { name: 'leek' }))
    return [made, html === renderToString(h(PlainCard, { name: 'leek' }))]
  }
  expect([madeFor(false), madeFor(false)]).toEqual([
    [1, true],
    [1, true],
  ])
  expect([madeFor(true), madeFor(true)]).toEqual([
    [1, true],
    [0, true],
  ])
})

const PlainStall = ({ goods }: { goods: readonly string[] }) => {
  made += 1
  return h('p', {}, goods.join())
}
const Stall = keptPart(PlainStall, ({ goods }) => [goods])

test('what hangs on much is told from what hangs on nearly the same, and known again when it is read anew', () => {
  const stallOf = (last: string) => ({ goods: [...Array.from({ length: 99 }, (_, n) => `good ${n}`), last] })
  const kiwis = stallOf('kiwi')
  expect(render('zh_CN', h(Stall, kiwis)).made).toBe(1)
  for (const same of [kiwis, stallOf('kiwi')])
    expect(render('zh_CN', h(Stall, same))).toMatchObject({ made: 0, html: expect.stringContaining('kiwi') })
  expect(render('zh_CN', h(Stall, stallOf('fig')))).toMatchObject({
    made: 1,
    html: expect.stringContaining('fig'),
  })
})

const PlainPair = ({ one, other }: { one?: unknown; other?: unknown }) => h('p', {}, `${one}|${other}`)
const Pair = keptPart(PlainPair, ({ one, other }) => [one, other])

test('what hangs on several things is told apart wherever one ends and the next begins', () => {
  const thing = fc.oneof(
    fc.string({ unit: fc.constantFrom('1', '2', ',', ':', 'a'), maxLength: 6 }),
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom(true, null, undefined),
  )
  fc.assert(
    fc.property(fc.array(fc.record({ one: thing, other: thing }), { maxLength: 8 }), (pairs) => {
      const { html, plain } = render('zh_CN', ...pairs.map((pair, key) => h(Pair, { ...pair, key })))
      expect(html).toBe(plain)
    }),
    { numRuns: 500 },
  )
})

test('a part may hold others', () => {
  const shelf = (name: string) => h(Shelf, { name })
  const first = render('zh_CN', shelf('lime'))
  expect(first).toMatchObject({ made: 2, html: first.plain })
  expect(render('zh_CN', shelf('lime'))).toMatchObject({ made: 0, html: first.plain })
  const other = render('zh_CN', shelf('melon'))
  expect(other).toMatchObject({ made: 1, html: other.plain })
})

type Order = { number: string; href: string; note?: string; state: string }
const PlainOrder = ({ number, href, note, state }: Order) => {
  made += 1
  return h(
    'article',
    { id: `order-${number}` },
    h('a', { href, title: `No ${number}` }, number, ' ', state),
    note,
  )
}
const Order = keptPart(PlainOrder, ({ state }) => [state], 'for all', ['number', 'href', 'note'])

test('what is written differs from one to the next, and the part is rendered once', () => {
  const first = render('zh_CN', h(Order, { number: '17', href: '/orders/17', state: 'sent' }))
  expect(first).toMatchObject({ made: 1, html: first.plain })
  const second = render('zh_CN', h(Order, { number: '18', href: '/orders/18?a=1&b=2', state: 'sent' }))
  expect(second).toMatchObject({ made: 0, html: second.plain })
  expect(render('zh_CN', h(Order, { number: '19', href: '/orders/19', state: 'paid' })).made).toBe(1)
})

test('whatever is written stands there as React would write it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '/', '/a', '<b>', '"&amp;"', '$&', '\u0000'),
  )
  const order = fc.record(
    { number: text, href: text.map((end) => `/${end}`), note: text, state: fc.constantFrom('paid', 'sent') },
    { requiredKeys: ['number', 'href', 'state'] },
  )
  const sameQuotes = (html: string) => html.replaceAll('&#x27;', '&#39;')
  fc.assert(
    fc.property(fc.array(order, { maxLength: 4 }), (orders) => {
      const { html, plain } = render('zh_CN', ...orders.map((one, key) => h(Order, { ...one, key })))
      expect(html).toBe(sameQuotes(plain))
    }),
  )
})

const PlainList = ({ name }: { name: string }) =>
  h('ul', {}, h(Order, { number: name, href: '/', state: 'new' }))
const List = keptPart(PlainList, () => [], 'for all', ['name'])

test('what is written into a part may come from the one around it', () => {
  const first = render('zh_CN', h(List, { name: '<21>' }))
  expect(first).toMatchObject({ made: 1, html: first.plain })
  const second = render('zh_CN', h(List, { name: '22 & 23' }))
  expect(second).toMatchObject({ made: 0, html: second.plain })
})

test('a page that fails leaves nothing behind', () => {
  expect(() => render('zh_CN', h(Card, { name: 'date' }), h(Broken))).toThrow('no page')
  expect(renderToString(h(Card, { name: 'date' }))).toBe('<article>date<!-- --> &amp; <!-- -->date</article>')
})

test('what many parts take is bounded, and those asked for again stay', () => {
  const large = (at: number) => h(Card, { name: `${at} ${'x'.repeat(50_000)}` })
  render('zh_CN', large(0))
  for (let at = 1; at < 40; at += 1) {
    render('zh_CN', large(at))
    expect(render('zh_CN', large(0)).made).toBe(0)
  }
  expect(render('zh_CN', large(1)).made).toBe(1)
})
