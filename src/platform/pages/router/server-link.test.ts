import fc from 'fast-check'
import { createElement, type ElementType } from 'react'
import { renderToString } from 'react-dom/server'
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './server-link.tsx'

/** On the page of a product in Chinese or in English. */
function rendered(link: ElementType<LinkProps>, basename: string, props: LinkProps): string {
  const location = addressOfPage(basename)
  return renderToString(
    createElement(StaticRouter, { basename, location }, createElement(link, props, 'words')),
  )
}
const addressOfPage = (basename: string) => `${basename === '/' ? '' : basename}/product-details/7?from=home`

test('a link is rendered as the router would render it, wherever it leads', () => {
  const piece = fc.constantFrom(
    '/',
    'news',
    '7',
    '.',
    '..',
    '?',
    '#',
    'a=1',
    '&',
    '%2F',
    '\\',
    ' ',
    '鲜',
    ':',
  )
  const anywhere = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  const within = anywhere.map((to) => `/${to}`)
  fc.assert(
    fc.property(fc.constantFrom('/', '/en'), fc.oneof(within, anywhere), (basename, to) => {
      expect(rendered(Link, basename, { to })).toBe(rendered(RouterLink, basename, { to }))
    }),
    { numRuns: 500 },
  )
})

test('a link is rendered with what it was given, and without what only a press needs', () => {
  const given: LinkProps = {
    to: '/Search?type_id=1',
    discover: 'none',
    prefetch: 'intent',
    className: 'card',
    target: '_blank',
    replace: true,
    state: { from: 'home' },
    viewTransition: true,
    preventScrollReset: true,
    'aria-current': 'page',
  }
  const html = rendered(Link, '/en', given)
  expect(html).toBe(rendered(RouterLink, '/en', given))
  expect(html).toContain('href="/en/Search?type_id=1"')
})
