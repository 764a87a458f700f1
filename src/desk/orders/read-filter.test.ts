import { expect, test } from 'vitest'
import { asFilter, readFilter } from './read-filter.ts'

const asked = (query: string) => asFilter(readFilter(new URLSearchParams(query)))

test('the last day is meant whole: the call ends where the next one begins, the first stays as it is', () => {
  expect(asked('from=2026-11-18&until=2026-11-19')).toEqual({ from: '2026-11-18', until: '2026-11-20' })
  expect(asked('until=2026-12-31')).toEqual({ until: '2027-01-01' })
  expect(asked('from=2026-11-18')).toEqual({ from: '2026-11-18' })
})

test('a time of day is an end of its own', () => {
  expect(asked('until=2026-11-19 10:00')).toEqual({ until: '2026-11-19 10:00' })
})
