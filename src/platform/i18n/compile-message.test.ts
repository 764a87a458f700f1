import { expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { localeOf, plural } from './words-runtime.ts'

type Say = (inputs?: object, options?: object) => string

/** Compiles a message and gives its function, as a page would import it. */
function compiled(zh_CN: unknown, en_US: unknown): Say {
  const { code } = compileMessage('cart_said', { zh_CN, en_US })
  const run = new Function('localeOf', 'plural', `${code.replace('export ', '')}; return cart_said`)
  return run(localeOf, plural)
}

const english = { locale: 'en_US' }

test('a sentence is said in the language asked for, Chinese when none is', () => {
  const say = compiled('已加入购物车', 'Added to cart')
  expect(say()).toBe('已加入购物车')
  expect(say({}, english)).toBe('Added to cart')
  expect(say({}, { locale: 'zh_CN' })).toBe('已加入购物车')
})

test('inputs are put where their names stand', () => {
  const say = compiled('{name} 还剩 {left} 件', 'Only {left} of {name} left')
  expect(say({ name: '苹果', left: 3 })).toBe('苹果 还剩 3 件')
  expect(say({ name: 'apples', left: 3 }, english)).toBe('Only 3 of apples left')
})

test('signs that mean something in JavaScript mean nothing in a sentence', () => {
  const tricky = 'a `b` $c $ \\n "e" \n\u2028 </script>$'
  expect(compiled(tricky, tricky)()).toBe(tricky)
  expect(compiled(`${tricky}{x}`, `{x}${tricky}`)({ x: '$`' })).toBe(`${tricky}$\``)
})

test('a count takes the form its language has for it', () => {
  const say = compiled('{count} 件', { plural: 'count', one: '{count} item', other: '{count} items' })
  expect([0, 1, 2, 21].map((count) => say({ count }, english))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '21 items',
  ])
  expect(say({ count: 1 })).toBe('1 件')
})

test('the function bears the name of its key', () => {
  expect(compiled('好', 'Fine').name).toBe('cart_said')
})

test('the type asks for the inputs of either language', () => {
  const type = (zh_CN: unknown, en_US: unknown) => compileMessage('cart_said', { zh_CN, en_US }).type
  expect(type('好', 'Fine')).toContain('(inputs?: {}, ')
  expect(type('{a}', '{b} {a}')).toContain('(inputs: { a: Input; b: Input }, ')
  expect(type('好', { plural: 'n', other: 'Fine' })).toContain('(inputs: { n: Input }, ')
})

test.each([
  ['cart_said has braces around something that is no input', 'cart_said', 'what is {this one}?'],
  ['cart_said must be a sentence', 'cart_said', ['one', 'other']],
  ['cart_said must be a sentence', 'cart_said', { plural: 'count', one: '{count} item' }],
  ['cart-said cannot be the name of a function', 'cart-said', 'Fine'],
])('told: %s', (told, key, en_US) => {
  expect(() => compileMessage(key, { zh_CN: '好', en_US })).toThrow(told)
})
