import { createElement, type ReactNode } from 'react'

/**
 * A page of a thousand elements that never changes, so that the time of a real one can be told in its terms however
 * real ones grow or shrink: a head, a list of cards, links, pictures and words as pages have them.
 */
const CARDS = 99

export function FixedTree(): ReactNode {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, 'A page of a thousand elements')),
    createElement(
      'body',
      null,
      createElement('header', { className: 'page-header' }, createElement('h1', null, 'Goods')),
      createElement(
        'ul',
        { className: 'card-list' },
        Array.from({ length: CARDS }, (_, at) => createElement(Card, { key: at, at })),
      ),
    ),
  )
}

function Card({ at }: { at: number }): ReactNode {
  return createElement(
    'li',
    { className: 'card card-plain', 'data-id': at },
    createElement(
      'a',
      { href: `/goods/${at}`, className: 'card-link', title: `Good ${at} & more` },
      createElement('img', {
        src: `/pictures/${at}.webp`,
        alt: `Good ${at}`,
        width: 240,
        height: 240,
        loading: 'lazy',
      }),
      createElement('h2', { className: 'card-name' }, `Good ${at}, picked this morning`),
    ),
    createElement(
      'p',
      { className: 'card-price', style: { color: 'green' } },
      createElement('span', { className: 'card-currency' }, '¥'),
      createElement('strong', null, (at / 3).toFixed(2)),
    ),
    createElement('p', { className: 'card-sold' }, 'Sold ', createElement('b', null, at * 7)),
    createElement('button', { type: 'button', className: 'card-button', disabled: at % 5 === 0 }, 'Add'),
  )
}
