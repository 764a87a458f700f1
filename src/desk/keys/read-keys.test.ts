import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeyReader } from './read-keys.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen() {
  const heard: string[] = []
  const reader = createKeyReader({
    scanned: (text) => heard.push(`scan ${text}`),
    pressed: (key) => heard.push(key),
  })
  let at = 1000
  return {
    heard,
    /** Keys one after the other, so many milliseconds apart. */
    type(keys: readonly string[], gap: number) {
      for (const key of keys) {
        vi.advanceTimersByTime(gap)
        at += gap
        reader.press(key, at)
      }
    },
    /** The page is busy for so long, and then hears at once what was typed meanwhile. */
    stall(ms: number, keys: readonly string[], gap: number) {
      vi.advanceTimersByTime(ms)
      for (const key of keys) {
        at += gap
        reader.press(key, at)
      }
    },
    wait: () => vi.advanceTimersByTime(150),
  }
}

const SN = [...'2611150830001230456789']

test.each([0, 5, 25])('a scanner at %i ms a letter is one scan, and none of its letters a key', (gap) => {
  const { heard, type, wait } = listen()
  type([...SN, 'Enter'], gap)
  wait()
  expect(heard).toEqual([`scan ${SN.join('')}`])
})

test('a letter that comes late on a busy computer does not break a scan; a hand is never so quick', () => {
  const { heard, type, wait } = listen()
  type(SN.slice(0, 10), 5)
  type(SN.slice(10, 11), 80)
  type([...SN.slice(11), 'Enter'], 5)
  wait()
  type([...'quickly', 'Enter'], 60)
  wait()
  expect(heard).toEqual([`scan ${SN.join('')}`, ...'quickly', 'Enter'])
})

test('letters that wait for a busy page are one scan: when they were typed counts', () => {
  const { heard, type, stall, wait } = listen()
  type(SN.slice(0, 10), 5)
  stall(100, [...SN.slice(10), 'Enter'], 5)
  wait()
  expect(heard).toEqual([`scan ${SN.join('')}`])
})

test('what somebody presses is a key each, Enter too', () => {
  const { heard, type, wait } = listen()
  type(['1', '2', 's', 'Enter'], 120)
  wait()
  expect(heard).toEqual(['1', '2', 's', 'Enter'])
})

test('two scans one right after the other are two, and a key between them is a key', () => {
  const { heard, type, wait } = listen()
  type([...SN, 'Enter'], 5)
  type(['u'], 400)
  wait()
  type([...'SF1234567890', 'Enter'], 5)
  wait()
  expect(heard).toEqual([`scan ${SN.join('')}`, 'u', 'scan SF1234567890'])
})

test('a few quick letters are no scan: nobody’s code is that short', () => {
  const { heard, type, wait } = listen()
  type(['j', 'k', 'Enter'], 10)
  wait()
  expect(heard).toEqual(['j', 'k', 'Enter'])
})
