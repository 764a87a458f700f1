import { expect, test } from 'vitest'
import { createCpuMeter } from './cpu-meter.ts'
import { createReadingLimits } from './reading-limits.ts'

const GREEDY = '203.0.113.7'
const OTHER = '198.51.100.4'

/** Work costs as many milliseconds as a test says; time passes when it says so. */
function limits() {
  const at = { now: 0, cpu: 0 }
  const made = createReadingLimits(
    () => new Date(at.now),
    () => at.now,
    createCpuMeter(() => at.cpu),
  )
  const work = (address: string, milliseconds: number, limited = true) => {
    const end = made.begin(address, limited)
    at.cpu += milliseconds
    end()
  }
  return { at, work, ...made }
}

test('an address may have three seconds of work at once, then 150 ms a second; others are as free as before', () => {
  const { at, work, wait } = limits()
  work(GREEDY, 2990)
  expect(wait(GREEDY)).toBe(0)
  work(GREEDY, 310)
  expect([wait(GREEDY), wait(OTHER)]).toEqual([3, 0])
  at.now = 1900
  expect(wait(GREEDY)).toBe(1)
  at.now = 2100
  expect(wait(GREEDY)).toBe(0)
})

test('a call is refused to whoever has used up their time with other calls', () => {
  const { work, spend } = limits()
  work(GREEDY, 6000)
  expect(spend('catalogue.search', GREEDY, 300)).toBeGreaterThan(0)
  expect(spend('catalogue.search', OTHER, 300)).toBe(0)
})

test('what a buyer does for themselves is no reading, and this very host has no limit', () => {
  const { work, wait } = limits()
  work(GREEDY, 60_000, false)
  work('127.0.0.1', 60_000)
  work('::1', 60_000)
  work('ahead', 60_000)
  expect(['127.0.0.1', '::1', 'ahead', GREEDY].map(wait)).toEqual([0, 0, 0, 0])
})

test('two hundred households of one /56 have no more than four of them, and leave the next /56 alone', () => {
  const { work, wait } = limits()
  for (let n = 0; n < 200; n += 1) work(`2001:db8:1:42${n.toString(16).padStart(2, '0')}::1`, 70)
  expect(wait('2001:db8:1:42ff::1')).toBeGreaterThan(0)
  expect(wait('2001:db8:1:43ff::1')).toBe(0)
})

test('calls are counted by household and the blocks around it, and the refused ones in none', () => {
  const { at, spend } = limits()
  const ask = (address: string) => spend('trial.call', address, 60)
  for (let n = 0; n < 60; n += 1) expect(ask('2001:db8:1:4200::1')).toBe(0)
  for (let n = 0; n < 500; n += 1) expect(ask('2001:db8:1:4200::1')).toBe(1)
  for (const third of ['4201', '4202', '4203'])
    for (let n = 0; n < 60; n += 1) expect(ask(`2001:db8:1:${third}::1`)).toBe(0)
  expect(ask('2001:db8:1:4204::1')).toBe(1)
  expect(ask('2001:db8:1:4300::1')).toBe(0)
  at.now = 2000
  expect([1, 2, 3].map(() => ask('2001:db8:1:4200::1'))).toEqual([0, 0, 1])
})

test('who had half of all work done are named, and nobody where it was a crowd’s', () => {
  const { at, work, heaviest } = limits()
  expect(heaviest().size).toBe(0)
  for (let n = 0; n < 40; n += 1) work(`198.51.100.${n}`, 10, n % 2 === 0)
  expect(heaviest().size).toBe(0)
  work(GREEDY, 500, false)
  expect([...heaviest()]).toEqual([GREEDY])
  work('2001:db8:1:2::3', 1500)
  expect([...heaviest()]).toEqual(['2001:db8:1:2::/64'])
  work('127.0.0.1', 60_000)
  expect(heaviest().size).toBe(0)
  at.now = 25_000
  work(OTHER, 1)
  expect([...heaviest()]).toEqual([OTHER])
})
