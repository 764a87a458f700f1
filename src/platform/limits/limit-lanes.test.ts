import { setImmediate as loopGoesRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitLanes } from './limit-lanes.ts'

test('a key has two pieces of work under way, another its own, and one that fails makes room too', async () => {
  const inLane = limitLanes(2)
  const begun: string[] = []
  const ends: ((failed?: Error) => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.push((failed) => (failed ? reject(failed) : resolve(name)))
    })
  const a = ['a1', 'a2', 'a3', 'a4'].map((name) => inLane('a', work(name)))
  const b = inLane('b', work('b1'))
  await loopGoesRound()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends[0]?.(new Error('broke'))
  await expect(a[0]).rejects.toThrow('broke')
  await loopGoesRound()
  await loopGoesRound()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (let at = 1; at < 5; at += 1) {
    ends[at]?.()
    await loopGoesRound()
    await loopGoesRound()
  }
  expect(await Promise.all([...a.slice(1), b])).toEqual(['a2', 'a3', 'a4', 'b1'])
})

test('work that never waits lets the event loop go round between two pieces', async () => {
  const inLane = limitLanes(2)
  let done = 0
  const work = async () => {
    done += 1
  }
  const all = Array.from({ length: 10 }, () => inLane('a', work))
  await loopGoesRound()
  expect(done).toBeLessThan(10)
  await Promise.all(all)
  expect(done).toBe(10)
})
