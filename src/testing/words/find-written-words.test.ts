import { expect, test } from 'vitest'
import { findWrittenWords } from './find-written-words.ts'

test.each([
  '<b>合计 Total</b>',
  '<b>{total} yuan</b>',
  "<b>{'Total'}</b>",
  "<b>{paid ? 'Paid' : m.orders_unpaid()}</b>",
  "<b>{name ?? 'Nobody'}</b>",
  "<b>{open && 'Open'}</b>",
  '<b>{`Total \x24{sum}`}</b>',
  '<>×2 件</>',
  '<button aria-label="Close" />',
  '<input placeholder="搜索" />',
  "<img alt={broken ? 'Broken' : ''} />",
  '<i title={`Page \x24{n}`} />',
  '<meter aria-valuetext="full" />',
])('%s says something by itself', (source) => {
  expect(findWrittenWords(`const part = ${source}`)).toMatchObject([{ line: 1 }])
})

test.each([
  '<b>{m.cart_total()}</b>',
  '<b>¥{sum} · {count} × 2</b>',
  '<b className="font-bold" data-kind="total" id="total">{"—"}</b>',
  "<b>{kind === 'total' && sum}</b>",
  '<b>{weight} kg</b>',
  '<button aria-label={m.ui_close()} aria-describedby="hint" />',
  '<style>{`@page { size: A4 }`}</style>',
  "<a>{other === 'zh_CN' ? '中文' : 'English'}</a>",
  '<b>{/* Total */}</b>',
])('%s says nothing by itself', (source) => {
  expect(findWrittenWords(`const part = ${source}`)).toEqual([])
})

test('every word is found at its line', () => {
  expect(findWrittenWords('const part = (\n  <p>\n    One\n    <b title="Two" />\n  </p>\n)')).toEqual([
    { line: 3, text: 'One' },
    { line: 4, text: 'Two' },
  ])
})
