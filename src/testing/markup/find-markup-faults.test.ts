import { expect, test } from 'vitest'
import { findMarkupFaults } from './find-markup-faults.ts'

test.each([
  ['a role on a part of a table', '<table role="grid"><tr role="row"><td>1</td></tr></table>', 2],
  ['a search box that says it is a combobox', '<input type="search" role="combobox">', 1],
  ['a word no browser fills in', '<input autocomplete="phone">', 1],
  ['a tick that is to be filled in', '<input type="checkbox" autocomplete="off">', 1],
  ['a telephone’s box with the number alone', '<input type="tel" autocomplete="tel-national">', 1],
  ['an id twice', '<p id="a"></p><p id="a"></p>', 1],
  ['an id twice, once in a drawing', '<p id="a"></p><svg><path id="a"/></svg>', 1],
  ['a button in a link', '<a href="/"><span><button type="button">x</button></span></a>', 1],
  ['a link in a button', '<button type="button"><a href="/">x</a></button>', 1],
  ['something to be reached by keyboard in a link', '<a href="/"><span tabindex="0">x</span></a>', 1],
  ['a heading in a label', '<label><h3>x</h3></label>', 1],
  ['a link in a label', '<label><input name="a"> <a href="/">x</a></label>', 1],
  ['a list in a paragraph', '<p><ul><li>x</li></ul></p>', 1],
  ['a box in a button', '<button type="button"><div>x</div></button>', 1],
  ['a box in a link in a line of words', '<span><a href="/"><div>x</div></a></span>', 1],
  ['something else than entries in a list', '<ul><div>x</div></ul>', 1],
  ['an attribute of another element', '<div href="/">x</div>', 1],
  ['an attribute that is none', '<p aria-title="x">x</p>', 1],
  ['a picture without words', '<img src="/a.png">', 1],
  ['a name for what has no role', '<div aria-label="x">x</div>', 1],
  ['a label of nothing', '<label for="nobody">x</label>', 1],
  ['a description that is not there', '<input aria-describedby="nobody">', 1],
  ['what was never closed', '<section><h2>x</h2><p>x</section>', 1],
  ['a section without a heading', '<h2>x</h2><section><p>x</p></section>', 1],
  ['an article without a heading', '<article><p>x</p></article>', 1],
  ['a style outside the head', '<body><noscript><style>p{color:red}</style></noscript></body>', 1],
])('%s is found', (_, html, count) => {
  expect(findMarkupFaults(html)).toHaveLength(count)
})

test('what the standard allows is no fault', () => {
  const page = `<!DOCTYPE html><html lang="zh"><head><meta charset="utf-8"><title>x</title></head><body>
    <details><summary><h2>x</h2></summary><div>y</div></details>
    <a href="/"><div>a whole card</div></a>
    <label for="a">x</label><input id="a" autocomplete="shipping street-address" aria-describedby="b"><p id="b">y</p>
    <label><input type="checkbox" name="c"> x</label>
    <dl><div><dt>x</dt><dd><p>y</p></dd></div></dl>
    <svg viewBox="0 0 9 9" aria-hidden="true"><linearGradient id="g"/><path d="M0 0"/></svg>
    <section><div><h2>x</h2></div></section><section aria-label="x"><p>y</p></section>
    <table><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td>y</td></tr></tbody></table>
  </body></html>`
  expect(findMarkupFaults(page)).toEqual([])
})
