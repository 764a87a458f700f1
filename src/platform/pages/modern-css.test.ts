import { expect, test } from 'vitest'
import { modernCss } from './modern-css.ts'

test('what is written for older browsers is left out, and nothing else', () => {
  const css =
    '@layer properties{@supports (x){*{--tw-a:0}}}.a{color:red}.veil{background-color:#fff8}' +
    '@supports (color:color-mix(in lab, red, red)){.veil{background-color:color-mix(in oklab, var(--w) 50%, #0000)}}.b{c:d}'
  expect(modernCss(css)).toBe(
    '.a{color:red}.veil{background-color:color-mix(in oklab, var(--w) 50%, #0000)}.b{c:d}',
  )
})

test('a colour that stands elsewhere too stays there', () => {
  const css =
    '.a{color:red}.b{c:d}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in lab,red,blue)}}'
  expect(modernCss(css)).toBe('.a{color:red}.b{c:d}.a{color:color-mix(in lab,red,blue)}')
})
