import { expect, test } from 'vitest'
import type { Result, Row } from '../lib/keep-result.ts'
import { writeFigures } from './write-figures.ts'

const row = (what: string, holds = true): Row => ({
  what,
  figure: '1.00',
  target: 'at least 1',
  holds,
  margin: 1,
})
const result = (bench: string, ...rows: Row[]): [string, Result] => [
  bench,
  { bench, date: '2026-01-01 00:00', commit: 'abc', machine: 'one', settings: {}, rows },
]
const SECTIONS = [
  {
    name: 'speed',
    title: 'Speed',
    figures: [
      { what: 'Lists', means: 'Asked most.', target: 'at least 1', benches: ['lists'], rows: /^list/ },
      { what: 'Orders', means: 'Paid for.', target: 'at least 1', benches: ['orders'] },
    ],
  },
]
const pageOf = (...results: [string, Result][]) =>
  writeFigures(SECTIONS, new Map(results)).get('figures.md') ?? ''

test('what fails stands before everything else, and what nobody measured is said', () => {
  const page = pageOf(result('lists', row('list of ten'), row('list of many', false)))
  const failing = page.indexOf('| list of many |')
  expect(failing).toBeGreaterThan(page.indexOf('## What fails its target'))
  expect(failing).toBeLessThan(page.indexOf('| list of ten |'))
  expect(page).toContain('1 of 2 figures hold')
  expect(page).toContain('Not measured yet: Orders.')
})

test('a figure that belongs nowhere is shown all the same, and the picture has a bar for each that can be compared', () => {
  const files = writeFigures(SECTIONS, new Map([result('lists', row('list of ten'), row('cart'))]))
  const page = files.get('figures.md') ?? ''
  expect(page.indexOf('| cart |')).toBeGreaterThan(page.indexOf('## Also measured'))
  expect(files.get('figures/speed.svg')?.match(/<rect /g)).toHaveLength(1)
})
